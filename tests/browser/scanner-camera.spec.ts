import type { Paper } from '../support/camera/papers.ts';
import { ConformanceWatch } from './support/conformance.ts';
import { enterWorld } from './support/enter-world.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { atGate, button, placesLeft, result } from './support/gate.ts';
import { adults } from '../support/stages/gate.ts';
import { openPhone, printPapers } from './support/gate-camera.ts';
import { counterSale } from '../support/stages/sales.ts';
import { seller } from '../support/stages/tickets.ts';
import type { World } from './support/world.ts';

interface SoldPaper {
  code: string;
  paper: Paper;
  /** How many passengers it admits. */
  admits: number;
}

/** A receipt, an agent's ticket and a wristband, sold and printed. */
async function sellPapers(world: World): Promise<SoldPaper[]> {
  const cashier = await seller(world);
  const sell = async (part: Parameters<typeof counterSale>[0]) =>
    (await cashier.call.generateTicket({ body: counterSale(part) })).ticket!.code;
  const receipt = await sell({});
  const batch = await sell({ ...adults(1), agent_id: 9, jetty_id: null });
  const wristband = await sell({ ...adults(1), package_id: 5, amount: 55, cash_in: 55 });
  const [onReceipt] = await printPapers(world, 'receipt', receipt);
  const [onTicket] = await printPapers(world, 'ticket_agent', batch);
  const [onWristband] = await printPapers(world, 'wristband', wristband);
  return [
    { code: receipt, paper: onReceipt!, admits: 3 },
    { code: batch, paper: onTicket!, admits: 1 },
    { code: wristband, paper: onWristband!, admits: 1 },
  ];
}

test('papers out of the printers board from in front of the camera: still, tilted and in the dark', async ({
  world,
}) => {
  test.slow();
  const papers = await sellPapers(world);
  const kinds = ['moving', 'tilted', 'dim'] as const;
  const context = await openPhone(
    world,
    papers.map(({ paper }, index) => ({ paper, kind: kinds[index]! })),
  );
  const conformance = new ConformanceWatch(context, new URL(world.base).origin);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  try {
    await enterWorld(context, world);
    const page = await context.newPage();
    await atGate(page, world);
    await expect(page.getByRole('status').getByText('Camera ready. Point it at a QR code.')).toBeAttached();

    let left = 40;
    const waiting = new Set(papers);
    const ready = result(page, 'Ready to board');
    while (waiting.size > 0) {
      await expect(ready).toBeVisible({ timeout: 30_000 });
      const shown = await ready.innerText();
      const found = [...waiting].find(({ code }) => shown.includes(code));
      expect(found, `${shown} was sold here and has not boarded`).toBeDefined();
      await button(ready, /^Validate/).click();
      left -= found!.admits;
      waiting.delete(found!);
      await expect(placesLeft(page)).toHaveText(String(left));
    }
    // A paper that comes again is refused, and the camera goes on.
    await expect(result(page, 'Do not board')).toBeVisible({ timeout: 30_000 });
    await button(page, 'Next scan').click();
    await expect(result(page, 'Do not board')).toBeVisible({ timeout: 30_000 });
    expect(conformance.finish()).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await context.browser()?.close();
  }
});

/** Replaces the camera of a page by an empty picture. */
function openCamera(): void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const draw = () => {
    context.fillRect(0, 0, 300, 150);
    requestAnimationFrame(draw);
  };
  draw();
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(5);
}

test('a code reader that does not load says so, and comes back with the line', async ({ page, world, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await page.addInitScript(openCamera);
  await page.route('**/*.wasm', (route) => route.abort());
  await atGate(page, world);
  const notice = page.getByRole('alert').filter({ hasText: 'Code reader not available' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.unrouteAll();
  await expect(notice).toBeHidden({ timeout: 20_000 });
  await expect(page.getByRole('status').getByText('Camera ready. Point it at a QR code.')).toBeAttached();
});

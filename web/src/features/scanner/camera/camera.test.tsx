import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { atGate, button, codeField } from '@testing/gate.ts';
import { expectAccessible } from '@testing/looks.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';

interface Phone {
  /** Lets the camera open from now on: a picture with torch and zoom. */
  giveCamera(): void;
  /** What was set, one after the other. */
  applied: object[];
  tracks: MediaStreamTrack[];
}

/** A phone at the gate whose camera does not open, with the name of the browser's error. */
async function atGateWithoutCamera(world: TestWorld, error: string): Promise<Phone> {
  const { mediaDevices } = navigator;
  const phone: Phone = {
    giveCamera() {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d')!;
      // A stream has a frame only once something is drawn.
      const draw = setInterval(() => context.fillRect(0, 0, 300, 150), 50);
      onTestFinished(() => clearInterval(draw));
      open.mockImplementation(async () => {
        const stream = canvas.captureStream(5);
        const [track] = stream.getVideoTracks();
        phone.tracks.push(track!);
        const settings = { deviceId: 'rear', torch: false, zoom: 1 };
        Object.assign(track!, {
          getCapabilities: () => ({ torch: true, zoom: { min: 1, max: 4, step: 0.5 } }),
          getSettings: () => settings,
          applyConstraints: async ({ advanced }: { advanced: object[] }) => {
            phone.applied.push(...advanced);
            Object.assign(settings, ...advanced);
          },
        });
        return stream;
      });
      list.mockResolvedValue(
        ['rear', 'front'].map((deviceId) => ({ kind: 'videoinput', deviceId, label: deviceId }) as MediaDeviceInfo),
      );
    },
    applied: [],
    tracks: [],
  };
  const open = vi.spyOn(mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('refused by the test', error));
  const list = vi.spyOn(mediaDevices, 'enumerateDevices').mockResolvedValue([]);
  onTestFinished(() => {
    open.mockRestore();
    list.mockRestore();
  });
  await atGate(world);
  // A camera that is busy or missing is tried again after some seconds.
  world.clock.stop();
  return phone;
}

test.each([
  ['NotAllowedError', 'Camera access is blocked'],
  ['NotFoundError', 'No camera found'],
  ['NotReadableError', 'Camera in use'],
])('%s: it says %s, a code can be typed, and Try again opens the camera', async (error, title) => {
  const phone = await atGateWithoutCamera(createTestWorld(), error);
  const notice = page.getByRole('alert').filter({ hasText: title });
  await expect.element(notice).toBeVisible();
  await expectAccessible();
  await expect.element(codeField()).toBeEnabled();

  phone.giveCamera();
  await button(notice, 'Try again').click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(button(page, 'Torch')).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible();
});

test('torch, zoom and camera are set by keyboard, and the camera is remembered', async () => {
  const phone = await atGateWithoutCamera(createTestWorld(), 'NotAllowedError');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Camera access is blocked' })).toBeVisible();
  phone.giveCamera();
  await press('Enter', button(page, 'Try again'));
  const torch = button(page, 'Torch');
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  const camera = page.getByLabelText('Camera', { exact: true });
  await press('Space', torch);
  await expect.element(torch).toHaveAttribute('aria-pressed', 'true');
  await press('ArrowRight', zoom);
  await expect.element(zoom).toHaveAttribute('aria-valuetext', '1.5×');
  expect(phone.applied).toEqual([
    { torch: true, zoom: 1 },
    { torch: true, zoom: 1.5 },
  ]);
  for (const control of [torch, zoom, camera])
    expect(control.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  await camera.selectOptions('front');
  await expect.element(torch).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('muara.camera')).toBe('front');

  await button(page, 'Back to trip').click();
  await expect.element(button(page, 'Start Trip')).toBeVisible();
  expect(
    phone.tracks.map(({ readyState }) => readyState),
    'all are released',
  ).toEqual(['ended', 'ended']);
});

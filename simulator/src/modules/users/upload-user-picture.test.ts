import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller } from '../../../testing/index.ts';
import { listBytes, JPEG, pngOf, PNG_PIXEL } from '../../../testing/samples/images.ts';
import { PNG } from '../../../testing/samples/people.ts';

const upload = (caller: TestCaller, img: string, userId = 5) =>
  caller.call('uploadUserPicture', { body: { img, original_name: 'me.png', user_id: userId } });

describe('uploadUserPicture', () => {
  test('200: stores a picture under an unguessable name and returns the exact bytes', async () => {
    const sim = createTestSimulator();
    const cashier = await sim.as('cashier');
    const { img } = await upload(cashier, PNG);
    expect(img).toMatch(/^u5-[0-9a-f]{32}\.png$/);
    expect((await cashier.call('authenticate')).user.img).toBe(img);
    const response = await sim.fetch(`/storage/users/${img}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(listBytes(PNG_PIXEL));
  });

  test('200: detects the type by content, with or without a data URL', async () => {
    const sim = createTestSimulator();
    const cashier = await sim.as('cashier');
    for (const text of [JPEG, `data:image/png;base64,${JPEG}`, `data:image/jpeg;charset=x;base64,${JPEG}`]) {
      expect((await upload(cashier, text)).img).toMatch(/\.jpg$/);
    }
  });

  test.each([
    ['text', btoa('just words')],
    ['a page that calls itself a picture', `data:image/png;base64,${btoa('<script>alert(1)</script>')}`],
    ['a picture that calls itself a page', PNG.replace('image/png', 'text/html')],
    ['something that is not base64', 'data:image/png;base64,***'],
    ['the head of a data URL alone', 'data:image/png;base64,'],
  ])('422: refuses %s', async (_name, img) => {
    const cashier = await createTestSimulator().as('cashier');
    const refusal = await cashier.refused('uploadUserPicture', { body: { img, user_id: 5 } });
    expect(refusal).toMatchObject({ code: 'image_type', body: { field: 'img', message: 'File not supported.' } });
  });

  test('200, 422: accepts 5,000,000 bytes, but not one more', async () => {
    const cashier = await createTestSimulator().as('cashier');
    expect((await upload(cashier, pngOf(5_000_000))).img).not.toBeNull();
    const refusal = await cashier.refused('uploadUserPicture', { body: { img: pngOf(5_000_001), user_id: 5 } });
    expect(refusal).toMatchObject({ code: 'image_too_large', body: { message: 'Image must be below 5MB.' } });
  });

  test('200: replaces the old picture, and removes it when empty', async () => {
    const sim = createTestSimulator();
    const cashier = await sim.as('cashier');
    const { img: first } = await upload(cashier, PNG);
    const { img: second } = await upload(cashier, JPEG);
    expect((await sim.fetch(`/storage/users/${first}`)).status).toBe(404);
    expect(await upload(cashier, '')).toEqual({ img: null });
    expect((await sim.fetch(`/storage/users/${second}`)).status).toBe(404);
    expect(sim.world.tables.pictures.size).toBe(0);
    expect(sim.world.tables.audit.cursor('newest').page(0, 1)[0]).toMatchObject({
      action: 'Removed own picture',
      changes: [{ field: 'img', before: second, after: null }],
    });
  });

  test('200, 403: requires Users/Update for another user’s picture', async () => {
    const sim = createTestSimulator();
    expect(
      (await (await sim.as('cashier2')).refused('uploadUserPicture', { body: { img: PNG, user_id: 5 } })).status,
    ).toBe(403);
    expect((await upload(await sim.as('admin'), PNG)).img).toMatch(/^u5-/);
    expect((await upload(await sim.as('agent'), PNG, 9)).img).toMatch(/^u9-/);
  });

  test('200: survives a snapshot', async () => {
    const sim = createTestSimulator();
    const { img } = await upload(await sim.as('cashier'), PNG);
    const { worlds } = sim.simulator;
    worlds.restore(
      'default',
      JSON.parse(JSON.stringify(worlds.snapshot('default'))) as ReturnType<typeof worlds.snapshot>,
    );
    expect((await sim.fetch(`/storage/users/${img}`)).status).toBe(200);
  });
});

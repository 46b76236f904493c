import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { pngOf } from '../../../testing/samples/images.ts';
import { PNG } from '../../../testing/samples/people.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

const DEAL = {
  name: ' Year end deal ',
  link: ' https://muara.test/deal ',
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  active: 1,
} as const;

async function openWorld(): Promise<{ sim: TestSimulator; manager: TestCaller }> {
  const sim = createTestSimulator();
  return { sim, manager: await sim.as('manager') };
}

async function upload(caller: TestCaller, popupId?: number): Promise<string> {
  return (
    await caller.call('uploadPopupImage', { body: { img: PNG, original_name: 'a.png', popup_id: popupId ?? null } })
  ).img;
}

const fileNames = ({ world }: TestSimulator): string[] => world.tables.files.all().map(({ file }) => file);

describe('listPopups', () => {
  test('200: latest start first, twenty per page, searched by name', async () => {
    const { manager } = await openWorld();
    const { data, total } = await manager.call('listPopups', { query: { '1': '' } });
    expect(data.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(total).toBe(3);
    expect((await manager.call('listPopups', { query: { search: 'NIGHT' } })).data).toMatchObject([
      { id: 2, active: 1 },
    ]);
    expect((await manager.call('listPopups', { query: { id: 1 } })).data).toMatchObject([
      { id: 1, img: 'popup-1.jpg' },
    ]);
    expect((await manager.call('listPopups', { query: { page: 1 } })).data).toEqual([]);
  });
});

describe('uploadPopupImage', () => {
  test.each([
    ['JSON', 'application/json', JSON.stringify({ img: PNG, original_name: 'a.png' })],
    [
      'a form',
      'application/x-www-form-urlencoded',
      new URLSearchParams({ img: PNG, original_name: 'a.png' }).toString(),
    ],
  ])('200: accepts %s', async (_, type, body) => {
    const { sim, manager } = await openWorld();
    const answer = await manager.fetch('/api/popup/upload', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(200);
    expect(fileNames(sim)).toEqual([(await answer.json()).img]);
  });

  test('200: accepts multipart with a data URL, as in the documents', async () => {
    const { sim, manager } = await openWorld();
    const body = new FormData();
    body.set('img', PNG);
    body.set('original_name', 'night.jpg');
    const answer = await manager.fetch('/api/popup/upload', { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect((await answer.json()).img).toMatch(/^popup-.+\.png$/);
    expect(sim.world.tables.files.all()).toMatchObject([{ kind: 'popup', ownerId: null, type: 'image/png' }]);
  });

  test('422: checks the content, not the name, and the limit of 5,000,000 bytes', async () => {
    const { sim, manager } = await openWorld();
    const send = (letters: string, name: string) => ({ body: { img: btoa(letters), original_name: name } });
    const png = '\x89PNG\r\n\x1a\n';
    expect((await manager.refused('uploadPopupImage', send('GIF89a', 'a.png'))).code).toBe('image_type');
    expect((await manager.refused('uploadPopupImage', send('', 'a.png'))).code).toBe('image_type');
    expect((await manager.refused('uploadPopupImage', send(png.padEnd(5_000_001), 'a.png'))).code).toBe(
      'image_too_large',
    );
    expect(fileNames(sim)).toEqual([]);
    await manager.call('uploadPopupImage', { body: { img: pngOf(5_000_000), original_name: 'a.png' } });
  });
});

describe('uploadPopupImage: permissions', () => {
  test.each([
    ['Create', null, 1],
    ['Update', 1, null],
  ])('200, 403: with %s only, for popup %j but not for popup %j', async (action, allowed, refused) => {
    const { sim } = await openWorld();
    sim.world.tables.users.update(6, { policies: { Popup: ['View', action] } });
    const csa = await sim.as('csa');
    await csa.call('uploadPopupImage', { body: { img: PNG, popup_id: allowed } });
    const refusal = await csa.refused('uploadPopupImage', { body: { img: PNG, popup_id: refused } });
    expect(refusal.code).toBe('permission_denied');
  });
});

describe('addPopup', () => {
  test('200: uses the uploaded image, deletes the others, and returns the first page', async () => {
    const { sim, manager } = await openWorld();
    const window = joinChannel(sim, manager);
    await upload(manager);
    const img = await upload(manager);
    const { data, total } = await manager.call('addPopup', { body: { ...DEAL, img } });
    expect(total).toBe(4);
    expect(data.find((popup) => popup.img === img)).toMatchObject({
      name: 'Year end deal',
      link: 'https://muara.test/deal',
      active: 1,
      updated_at: null,
    });
    expect(fileNames(sim)).toEqual([img]);
    expect(window.messages).toContainEqual({ type: 'catalogue', area: 'popups' });
  });

  test.each<[string, (stage: { sim: TestSimulator; manager: TestCaller }) => Promise<string> | string]>([
    ['was never uploaded', () => 'popup-nothing.png'],
    ['belongs to another popup', () => 'popup-1.jpg'],
    ['somebody else has uploaded', async ({ sim }) => upload(await sim.as('admin'))],
    ['waits for another popup', ({ manager }) => upload(manager, 2)],
    ['leads out of the store', () => '../secret.png'],
  ])('422: an image that %s', async (_, image) => {
    const stage = await openWorld();
    const img = await image(stage);
    const { code, body } = await stage.manager.refused('addPopup', { body: { ...DEAL, img } });
    expect({ code, field: body.field }).toEqual({ code: 'image_unknown', field: 'img' });
    expect(stage.sim.world.tables.popups.size).toBe(3);
  });

  test('422: refuses a missing image with the text of the documents', async () => {
    const { manager } = await openWorld();
    expect((await manager.refused('addPopup', { body: DEAL })).body.message).toBe('Please upload image');
  });
});

describe('editPopup', () => {
  test('200: keeps its image, also one of the seed, or uses one uploaded for it', async () => {
    const { sim, manager } = await openWorld();
    await manager.call('editPopup', { body: { id: 1, ...DEAL, img: 'popup-1.jpg' } });
    const first = await upload(manager, 1);
    await manager.call('editPopup', { body: { id: 1, ...DEAL, img: first } });
    const second = await upload(manager);
    await manager.call('editPopup', { body: { id: 1, ...DEAL, img: second } });
    expect(sim.world.tables.popups.must(1).img).toBe(second);
    expect(fileNames(sim)).toEqual([second]);
    expect((await manager.refused('editPopup', { body: { id: 1, ...DEAL, img: first } })).code).toBe('image_unknown');
  });

  test('200: keeps missing fields, clears blank ones', async () => {
    const { sim, manager } = await openWorld();
    const { link: _link, active: _active, ...rest } = DEAL;
    await manager.call('editPopup', { body: { id: 2, ...rest, img: 'popup-2.jpg' } });
    expect(sim.world.tables.popups.must(2)).toMatchObject({ link: 'https://muara.test/night', active: true });
    await manager.call('editPopup', { body: { id: 2, link: '', active: 0 } });
    expect(sim.world.tables.popups.must(2)).toMatchObject({ link: null, active: false });
  });

  test('422: a stale save keeps another user’s uploads', async () => {
    const { sim, manager } = await openWorld();
    const admin = await sim.as('admin');
    const mine = await upload(admin, 1);
    await manager.call('editPopup', { body: { id: 1, ...DEAL, img: 'popup-1.jpg', updated_at: '' } });
    const stale = { body: { id: 1, ...DEAL, img: mine, updated_at: '' } };
    expect((await admin.refused('editPopup', stale)).code).toBe('record_changed');
    const { data } = await admin.call('listPopups', { query: { id: 1 } });
    await admin.call('editPopup', { body: { ...stale.body, updated_at: data[0]?.updated_at ?? '' } });
  });
});

describe('setPopupActive', () => {
  test('200: needs only what the list has, returns the current page, and is audited', async () => {
    const { sim } = await openWorld();
    sim.world.tables.users.update(6, { policies: { Popup: ['View'] } });
    const viewer = await sim.as('csa');
    for (let more = 0; more < 19; more++)
      sim.world.tables.popups.insert({ ...sim.world.tables.popups.must(3), id: 100 + more });
    const { data, total } = await viewer.call('setPopupActive', { body: { id: 1, active: 0 }, query: { page: 1 } });
    expect(data.map(({ id, active }) => [id, active])).toEqual([
      [2, 1],
      [1, 0],
    ]);
    expect(total).toBe(22);
    expect(sim.world.tables.audit.all().at(-1)).toMatchObject({
      username: 'csa',
      module: 'Popup',
      changes: [{ field: 'active', before: 'Yes', after: 'No' }],
    });
    expect((await viewer.refused('editPopup', { body: { id: 1, ...DEAL, img: 'popup-1.jpg' } })).status).toBe(403);
  });
});

describe('setPopupActive: the popup of the shop', () => {
  test('200: is the active popup of today that started last, immediately', async () => {
    const { sim, manager } = await openWorld();
    const shown = async () => (await sim.call('getSalePackages')).popup?.id ?? null;
    expect(await shown()).toBe(2);
    await manager.call('setPopupActive', { body: { id: 3, active: 1 } });
    expect(await shown()).toBe(3);
    await manager.call('editPopup', {
      body: { id: 3, ...DEAL, img: 'popup-3.jpg', start_date: '2026-03-11', end_date: '2026-03-12' },
    });
    expect(await shown()).toBe(2);
    sim.clock.pass(24 * 3_600_000);
    expect(await shown()).toBe(3);
    sim.clock.pass(2 * 24 * 3_600_000);
    expect(await shown()).toBe(2);
    await manager.call('deletePopup', { params: { id: 2 } });
    expect(await shown()).toBeNull();
  });
});

describe('deletePopup', () => {
  test('200: deletes its image too', async () => {
    const { sim, manager } = await openWorld();
    const img = await upload(manager, 1);
    await manager.call('editPopup', { body: { id: 1, ...DEAL, img } });
    await manager.call('deletePopup', { params: { id: 1 } });
    expect(fileNames(sim)).toEqual([]);
    expect((await manager.refused('deletePopup', { params: { id: 1 } })).status).toBe(404);
  });
});

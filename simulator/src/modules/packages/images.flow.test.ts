import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { listBytes, JPEG, PNG_PIXEL } from '../../../testing/samples/images.ts';
import { uploaded } from '../../../testing/samples/packages.ts';
import { PDF } from '../../../testing/samples/partners.ts';
import { PNG } from '../../../testing/samples/people.ts';

async function open() {
  const sim = createTestSimulator();
  return { sim, manager: await sim.as('manager') };
}

/** Packages and menus store images in the same way. */
describe.each([
  ['uploadPackageImage', 'package_id', 'deletePackageImage', 'newPackage', 'getPackage', 'package'],
  ['uploadFoodImage', 'food_id', 'deleteFoodImage', 'newFood', 'getFood', 'food'],
] as const)('%s', (upload, owner, remove, fresh, get, kind) => {
  test('is added to the end of its record’s images immediately', async () => {
    const { sim, manager } = await open();
    const { imgs } = await manager.call(upload, { body: { img: PNG, original_name: 'a.png', [owner]: 1 } });
    expect(imgs).toEqual([`${kind}-1.jpg`, expect.stringMatching(new RegExp(`^${kind}-[0-9a-f]{32}\\.png$`))]);
    expect((await manager.call(get, { params: { id: 1 } })).imgs).toEqual(imgs);
    expect(sim.world.tables.audit.cursor('newest').page(0, 1)[0]).toMatchObject({
      action: expect.stringMatching(/^Added an image of /),
      changes: [{ field: 'imgs', before: `${kind}-1.jpg`, after: imgs.join(', ') }],
    });
    const file = await sim.fetch(`/storage/images/${imgs[1]}`);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(listBytes(PNG_PIXEL));
  });

  test('has the type of its content', async () => {
    const { manager } = await open();
    const { imgs } = await manager.call(upload, { body: { img: `data:image/png;base64,${JPEG}`, [owner]: 1 } });
    expect(imgs[1]).toMatch(/\.jpg$/);
    for (const img of ['', btoa('<svg/>'), PNG.replace('image/png', 'text/html')]) {
      const refusal = await manager.refused(upload, { body: { img, original_name: 'a.png', [owner]: 1 } });
      expect(refusal).toMatchObject({ code: 'image_type', body: { field: 'img', message: 'File not supported.' } });
    }
  });

  test('without a record is kept for the one its uploader adds', async () => {
    const { sim, manager } = await open();
    const first = await uploaded(manager, kind);
    const { imgs } = await manager.call(upload, { body: { img: PNG, [owner]: 0 } });
    expect(imgs).toEqual([first, expect.any(String)]);
    expect((await manager.call(fresh)).imgs).toEqual(imgs);
    const admin = await sim.as('admin');
    expect((await admin.refused(remove, { params: { id: 0, img: first } })).code).toBe('picture_not_found');
    expect(await manager.call(remove, { params: { id: 0, img: first } })).toEqual({ imgs: imgs.slice(1) });
    expect((await sim.fetch(`/storage/images/${first}`)).status).toBe(404);
  });

  test('is limited to ten per record', async () => {
    const { manager } = await open();
    for (let count = 1; count < 10; count++) await manager.call(upload, { body: { img: PNG, [owner]: 1 } });
    const refusal = await manager.refused(upload, { body: { img: PNG, [owner]: 1 } });
    expect(refusal).toMatchObject({ code: 'too_many_images', body: { field: 'img', message: 'At most 10 images' } });
  });

  test('cannot be changed on existing records with Create only', async () => {
    const { sim, manager } = await open();
    const area = kind === 'package' ? 'Packages' : 'Dining Menu';
    const { users } = sim.world.tables;
    const { id, policies } = users.one('email', 'csa@muara.test') ?? users.must(0);
    users.update(id, { policies: { ...policies, [area]: ['View', 'Create'] } });
    const creator = await sim.as('csa');
    const img = await uploaded(creator, kind);
    expect(img).toMatch(/\.png$/);
    expect((await creator.refused(upload, { body: { img: PNG, [owner]: 1 } })).status).toBe(403);
    expect((await creator.refused(remove, { params: { id: 1, img: `${kind}-1.jpg` } })).status).toBe(403);
    await manager.call(upload, { body: { img: PNG, [owner]: 1 } });
    expect((await manager.call(remove, { params: { id: 1, img: `${kind}-1.jpg` } })).imgs).toHaveLength(1);
  });

  test('is refused when it belongs to another record', async () => {
    const { manager } = await open();
    const refusal = await manager.refused(remove, { params: { id: 1, img: `${kind}-2.jpg` } });
    expect(refusal).toMatchObject({ status: 404, code: 'picture_not_found' });
  });
});

describe('the last image', () => {
  test('of a package cannot be removed, of a menu it can', async () => {
    const { manager } = await open();
    const last = await manager.refused('deletePackageImage', { params: { id: 1, img: 'package-1.jpg' } });
    expect(last).toMatchObject({ code: 'last_image', body: { message: 'The last image cannot be removed' } });
    const left = await manager.call('deleteFoodImage', { params: { id: 1, img: 'food-1.jpg' } });
    expect(left.imgs).toEqual([]);
  });
});

describe('getImage', () => {
  test('returns seed images to everybody', async () => {
    const { sim } = await open();
    for (const file of ['package-1.jpg', 'food-1.jpg', 'popup-1.jpg']) {
      const bytes = await sim.call('getImage', { params: { file } });
      expect(Array.from(bytes.slice(0, 3))).toEqual([0xff, 0xd8, 0xff]);
    }
  });

  test('returns no other file, and no document of an agent', async () => {
    const { sim } = await open();
    const file = { file: 'ssm-secret.png', kind: 'ssm', ownerId: 9, uploaderId: 1, type: 'image/png', base64: 'AAAA' };
    sim.world.tables.files.insert(file as Parameters<typeof sim.world.tables.files.insert>[0]);
    for (const name of ['ssm-secret.png', 'ssm.pdf', 'nothing.png'])
      expect(await sim.refused('getImage', { params: { file: name } })).toMatchObject({ code: 'picture_not_found' });
  });

  test('lets browsers cache images, but not documents of agents', async () => {
    const { sim, manager } = await open();
    const cached = async (path: string) => (await manager.fetch(path)).headers.get('cache-control');
    expect(await cached(`/storage/images/${await uploaded(manager)}`)).toBe('public, max-age=31536000, immutable');
    expect(await cached('/storage/images/package-1.jpg')).toBe('public, max-age=3600');
    expect(await cached('/storage/images/nothing.png')).toBe('no-store');
    const { ssm } = await manager.call('uploadAgentDoc', { body: { agent_id: 9, doc: PDF, type: 'ssm' } });
    expect(ssm).toBeDefined();
    expect(sim.world.tables.files.one('file', ssm ?? '')).toBeDefined();
    expect(await cached(`/storage/docs/${ssm}`)).toBe('no-store');
  });

  test('survives a snapshot', async () => {
    const { sim, manager } = await open();
    const img = await uploaded(manager);
    const { worlds } = sim.simulator;
    const snapshot = JSON.parse(JSON.stringify(worlds.snapshot('default'))) as ReturnType<typeof worlds.snapshot>;
    worlds.restore('default', snapshot);
    expect((await sim.fetch(`/storage/images/${img}`)).status).toBe(200);
  });
});

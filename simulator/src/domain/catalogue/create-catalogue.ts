import type { FieldProblem } from '@muara/contract/rules';
import type { CatalogueArea, Success } from '@muara/contract/types';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { Cursor } from '../../world/list-cursor.ts';
import type { Edited, Removable } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { assertUnchanged, completeEdit, editedBy, type Fields, recordChanges } from '../edits/index.ts';
import { findPage, type ListQuery } from '../lists/index.ts';

type Stored = { readonly id: number } & Edited & Removable;
type Values<R> = Omit<R, 'id' | keyof Edited | keyof Removable>;

/** A collection of a world, as far as a catalogue uses it. */
interface Table<R> {
  get(id: number): R | undefined;
  insert(record: Omit<R, 'id'>): R;
  update(id: number, changes: Partial<R>): R;
  remove(id: number): void;
}

/** What is particular to the records of a catalogue. */
interface Catalogue<R, Form, Row> {
  /** What other windows refetch. */
  area: CatalogueArea;
  /** The area of the audit trail, and what its lines call a record. */
  module: string;
  noun: string;
  table(world: World): Table<R>;
  /** The records that were not removed, in the order of the list. */
  list(world: World, filter: { where?: (record: R) => boolean }): Cursor<R>;
  /** The searchable texts. */
  textsOf(record: R): readonly (string | null)[];
  /** Returns every invalid field of a form. */
  check(form: Form, ctx: Context): readonly FieldProblem[];
  /** Returns the stored fields of a valid form. */
  read(form: Form): Values<R>;
  present(record: R, world: World): Row;
  /** The name in the audit trail; of a change, the record as it was. */
  nameOf(record: R, changed?: R): string;
  /** The fields as people read them in the audit trail. */
  audited(record: R): Fields;
  /** Nothing refers to a removed record, so it does not keep its place. */
  isForgotten?: true;
}

/**
 * Returns what the list, add, edit and delete operations of a plain catalogue do.
 * Each command returns the event `catalogue.changed`; an edit changes only the fields that were sent.
 */
export function createCatalogue<R extends Stored, Form extends object, Row extends object>(
  catalogue: Catalogue<R, Form, Row>,
) {
  const { table, present, check, read } = catalogue;

  /** @throws Refusal record_not_found */
  const getRecord = (world: World, id: number): R => {
    const record = findRecord(catalogue, world, id);
    if (!record) throw new Refusal('record_not_found', { field: 'id' });
    return record;
  };

  /** Returns a page, searched, or only the requested record; the first page by default. */
  const list = (world: World, query: ListQuery = {}): { data: Row[]; total: number } => {
    const { rows, total } = findPage<R>(query, {
      list: (filter) => catalogue.list(world, filter),
      one: (id) => findRecord(catalogue, world, id),
      textsOf: catalogue.textsOf,
    });
    return { data: rows.map((record) => present(record, world)), total };
  };

  return {
    list,

    /** @throws Refusal with every invalid field */
    add(form: Form, ctx: Context): Reply<{ data: Row[]; total: number }> {
      assertNoFieldErrors(check(form, ctx));
      const kept = catalogue.isForgotten ? {} : { deletedAt: null };
      const record = table(ctx.world).insert({ ...read(form), ...kept } as Omit<R, 'id'>);
      return reply(list(ctx.world), changed(catalogue, 'Added', null, record));
    },

    /** @throws Refusal record_not_found, record_changed, or with every invalid field */
    edit(sent: Form & { id: number; updated_at?: string | null }, ctx: Context): Reply<Row> {
      const before = getRecord(ctx.world, sent.id);
      assertUnchanged(before, sent.updated_at);
      const form = completeEdit<Form>(present(before, ctx.world), sent);
      assertNoFieldErrors(check(form, ctx));
      const after = table(ctx.world).update(before.id, { ...read(form), ...editedBy(before, ctx) } as Partial<R>);
      return reply(present(after, ctx.world), changed(catalogue, 'Changed', before, after));
    },

    /** @throws Refusal record_not_found */
    remove(id: number, ctx: Context): Reply<Success> {
      const record = getRecord(ctx.world, id);
      if (catalogue.isForgotten) table(ctx.world).remove(id);
      else table(ctx.world).update(id, { deletedAt: ctx.now } as Partial<R>);
      return reply({ success: true }, changed(catalogue, 'Removed', record, null));
    },
  };
}

type Named<R> = Pick<Catalogue<R, never, never>, 'area' | 'module' | 'noun' | 'nameOf' | 'audited'>;

function findRecord<R extends Stored>(
  { table }: Pick<Catalogue<R, never, never>, 'table'>,
  world: World,
  id: number,
): R | undefined {
  const record = table(world).get(id);
  return record && record.deletedAt == null ? record : undefined;
}

function changed<R>(
  { area, module, noun, nameOf, audited }: Named<R>,
  verb: 'Added' | 'Changed' | 'Removed',
  before: R | null,
  after: R | null,
): BusinessEvent<'catalogue.changed'> {
  const name = nameOf((before ?? after) as R, after ?? undefined);
  const changes = recordChanges(before, after, audited);
  return event('catalogue.changed', {
    areas: [area],
    entries: [{ module, action: `${verb} ${noun} ${name}`, changes }],
  });
}

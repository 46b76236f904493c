import type { FoodRecord } from '@muara/contract/types';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Cover } from '@/ui/list/cover.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { numberColumn } from '@/ui/list/number-column.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { RowAction, RowActions } from '@/ui/list/row-actions.tsx';
import { AddIcon, DeleteIcon, EditIcon } from '@/ui/list/row-icons.tsx';
import { PRICE_FIELDS, priceLabel } from '@/domain/prices/price-fields.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import styles from './food-list.module.css';
import { foodsQuery } from './foods.api.ts';
import { foodsMessages as text } from './foods.messages.ts';
import { useRemoveFood } from './use-remove-food.ts';

const DEFAULTS = { search: '' };

/** /d/foods (001 §2). */
export default function FoodListPage() {
  const client = useClient();
  const navigate = useNavigate();
  const { can } = useSessionActions();
  const remove = useRemoveFood();
  const canEdit = can('editFood');
  return (
    <ListPage
      title={text.title}
      defaults={DEFAULTS}
      query={({ page, filters: { search } }) => foodsQuery(client, { page, ...(search === '' ? {} : { search }) })}
      columns={foodColumns({
        image: (file) => client.url('getImage', { params: { file } }),
        canEdit,
        remove: can('deleteFood') ? (record) => void remove(record) : null,
      })}
      rowKey={(record) => record.id}
      rowHref={canEdit ? (record) => paths.food(record.id) : undefined}
      search={{ label: text.search, placeholder: text.searchPlaceholder }}
      actions={
        can('addFood') ? (
          <Button icon={<AddIcon />} onClick={() => void navigate(paths.food('new'))}>
            {text.add}
          </Button>
        ) : null
      }
      csv={{ name: 'dining', columns: foodCsv() }}
      noMatch={text.noMatch}
      results={text.results}
    />
  );
}

interface FoodActions {
  image(file: string): string;
  canEdit: boolean;
  remove: ((record: FoodRecord) => void) | null;
}

function foodColumns({ image, canEdit, remove }: FoodActions): Column<FoodRecord>[] {
  const price = (title: string, field: 'adult_price' | 'child_price'): Column<FoodRecord> => ({
    key: field,
    title,
    align: 'end',
    cell: (record) => (
      <span className={styles.figure}>
        <span className={styles.unit}>{title}: </span>
        {formatRm(record[field])}
      </span>
    ),
  });
  return [
    numberColumn,
    {
      key: 'name',
      title: text.name,
      link: true,
      before: ({ imgs: [file] = [] }) => <Cover src={file ? image(file) : null} />,
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
    },
    price(text.adultPrice, 'adult_price'),
    price(text.childPrice, 'child_price'),
    {
      key: 'active',
      title: text.active,
      cell: ({ active }) => (
        <RibbonBadge label={active ? text.active : text.inactive} tone={active ? 'good' : 'plain'} />
      ),
    },
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: (record) => (
        <RowActions>
          {canEdit ? <RowAction label={text.edit(record.name)} icon={<EditIcon />} to={paths.food(record.id)} /> : null}
          {remove ? (
            <RowAction
              label={text.remove(record.name)}
              icon={<DeleteIcon />}
              tone="danger"
              onPress={() => remove(record)}
            />
          ) : null}
        </RowActions>
      ),
    },
  ];
}

/** A function, because the language may have changed by the time the file is made. */
function foodCsv(): CsvColumn<FoodRecord>[] {
  return [
    { title: text.name, value: ({ name }) => name },
    ...PRICE_FIELDS.map((field) => ({ title: priceLabel(field), value: (record: FoodRecord) => record[field] })),
    { title: text.active, value: ({ active }) => active },
  ];
}

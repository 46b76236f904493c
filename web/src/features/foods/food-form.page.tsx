import type { FoodDetail, NewFood } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { RecordMissing, RecordNotFound, Refused } from '@/domain/records/record-page.tsx';
import { draftOf, newDraft } from './food-draft.ts';
import { FoodEditor } from './food-editor.tsx';
import { foodQuery, newFoodQuery } from './foods.api.ts';
import { foodsMessages as text } from './foods.messages.ts';

const ID = /^[1-9]\d{0,8}$/;

/** /d/foods/{id}: a number, or `new` (001 §2). */
export default function FoodFormPage() {
  const { id = '' } = useParams();
  const { can } = useSessionActions();
  if (!can(id === 'new' ? 'addFood' : 'editFood')) return <Refused />;
  if (id === 'new') return <NewMenu />;
  return ID.test(id) ? <SavedMenu key={id} id={Number(id)} /> : <RecordNotFound {...words()} />;
}

function SavedMenu({ id }: { id: number }) {
  const client = useClient();
  const query = useQuery(foodQuery(client, id));
  const { data, refetch } = query;
  if (!data) return <RecordMissing query={query} {...words()} />;
  const reload = async () => (await refetch({ throwOnError: true })).data ?? data;
  return (
    <>
      <PageTitle title={data.name} actions={<BackToList />} />
      <SavedEditor record={data} reload={reload} />
    </>
  );
}

/** The form keeps what it was filled from while newer records come in. */
function SavedEditor({ record, reload }: { record: FoodDetail; reload(): Promise<FoodDetail> }) {
  const [initial] = useState(() => draftOf(record));
  return <FoodEditor record={record} initial={initial} packages={record.all_packages} reload={reload} />;
}

function NewMenu() {
  const client = useClient();
  const query = useQuery(newFoodQuery(client));
  if (!query.data) return <RecordMissing query={query} {...words()} title={text.newTitle} />;
  return (
    <>
      <PageTitle title={text.newTitle} actions={<BackToList />} />
      <NewEditor lists={query.data} />
    </>
  );
}

function NewEditor({ lists: { imgs, all_packages: packages } }: { lists: NewFood }) {
  const [initial] = useState(() => newDraft(imgs));
  return <FoodEditor record={null} initial={initial} packages={packages} />;
}

/** The words may be those of another language by now. */
const words = () => ({ title: text.editTitle, notFound: text.notFound, back: <BackToList /> });

function BackToList() {
  const { can } = useSessionActions();
  return can('listFoods') ? <Link to={paths.foods()}>{text.back}</Link> : null;
}

import type { NewPackage, PackageDetail } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { RecordMissing, RecordNotFound, Refused } from '@/domain/records/record-page.tsx';
import { copyOf, draftOf, newDraft } from './package-draft.ts';
import { PackageEditor } from './package-editor.tsx';
import { packageFormMessages as text } from './package-form.messages.ts';
import { newPackageQuery, packageQuery } from './packages.api.ts';

const ID = /^[1-9]\d{0,8}$/;

/** /d/packages/{id}: a number, or `new`, which may be filled from another package by `?from=` (001 §2). */
export default function PackageFormPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { can } = useSessionActions();
  if (!can(id === 'new' ? 'addPackage' : 'editPackage')) return <Refused />;
  if (id === 'new') {
    const from = search.get('from') ?? '';
    return <NewPackageScreen key={from} from={ID.test(from) && can('getPackage') ? Number(from) : null} />;
  }
  return ID.test(id) ? <SavedPackage key={id} id={Number(id)} /> : <RecordNotFound {...words()} />;
}

function SavedPackage({ id }: { id: number }) {
  const client = useClient();
  const query = useQuery(packageQuery(client, id));
  const { data, refetch } = query;
  if (!data) return <RecordMissing query={query} {...words()} />;
  const { total_ticket: count } = data;
  const reload = async () => (await refetch({ throwOnError: true })).data ?? data;
  return (
    <>
      <PageTitle title={data.name} sub={text.boughtTickets(count)} actions={<BackToList />} />
      <SavedEditor record={data} reload={reload} />
    </>
  );
}

/** The form keeps what it was filled from while newer records come in. */
function SavedEditor({ record, reload }: { record: PackageDetail; reload(): Promise<PackageDetail> }) {
  const [initial] = useState(() => draftOf(record));
  const { all_foods: foods, all_jettys: jetties } = record;
  return <PackageEditor {...{ record, initial, foods, jetties, reload }} blank={initial} />;
}

function NewPackageScreen({ from }: { from: number | null }) {
  const client = useClient();
  const lists = useQuery(newPackageQuery(client));
  const source = useQuery({ ...packageQuery(client, from ?? 0), enabled: from !== null });
  if (!lists.data || (from !== null && !source.data))
    return <RecordMissing query={lists.data ? source : lists} {...words()} title={text.newTitle} />;
  return (
    <>
      <PageTitle
        title={text.newTitle}
        sub={source.data ? text.copied(source.data.name) : undefined}
        actions={<BackToList />}
      />
      <NewEditor lists={lists.data} source={source.data} />
    </>
  );
}

function NewEditor({ lists, source }: { lists: NewPackage; source: PackageDetail | undefined }) {
  const { all_foods: foods, all_jettys: jetties, imgs } = lists;
  const [blank] = useState(() =>
    newDraft(
      jetties.map(({ id }) => id),
      imgs,
    ),
  );
  const [initial] = useState(() => (source ? copyOf(source, imgs) : blank));
  return <PackageEditor record={null} {...{ initial, blank, foods, jetties }} />;
}

/** The words may be those of another language by now. */
const words = () => ({ title: text.editTitle, notFound: text.notFound, back: <BackToList /> });

function BackToList() {
  const { can } = useSessionActions();
  return can('listPackages') ? <Link to={paths.packages()}>{text.back}</Link> : null;
}

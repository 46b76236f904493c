import type { WorldDiff } from '@muara/contract/control';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { useControl } from '../../app/services.ts';
import { worldKey, worldsQuery } from '../../data/queries.ts';
import { readSnapshot } from '../../data/read-snapshot.ts';
import { useCommand } from '../../data/use-command.ts';
import { FileField } from '../../parts/file-field.tsx';
import { Loaded } from '../../parts/loading.tsx';
import { Notice } from '../../parts/notice.tsx';
import styles from './compare.module.css';
import { Differences } from './differences.tsx';

/** What differs between a world and another one, or a snapshot file. */
export function ComparePage({ name }: { name: string }) {
  const control = useControl();
  const [search, setSearch] = useSearchParams();
  const other = search.get('with') ?? '';
  const worlds = useQuery(worldsQuery(control));
  const [file, setFile] = useState<{ name: string; diff: WorldDiff } | null>(null);
  const compareFile = useCommand(
    async (plane, chosen: File) => ({
      name: chosen.name,
      diff: await plane.diffSnapshot({ params: { name }, body: { ...(await readSnapshot(chosen)) } }),
    }),
    { onDone: setFile },
  );
  const diff = useQuery({
    queryKey: [...worldKey(name), 'diff', other],
    queryFn: () => control.diffWorlds({ params: { name }, query: { with: other } }),
    enabled: other !== '',
  });
  const others = (worlds.data?.data ?? []).map((world) => world.name).filter((one) => one !== name);
  return (
    <>
      <PageTitle title={`Compare ${name}`} sub="Records that differ, by table. Secrets are not compared." />
      <div className={styles.choice}>
        <NativeSelect
          label="With the world"
          value={other}
          data={[{ value: '', label: 'Choose a world' }, ...new Set([...(other ? [other] : []), ...others])]}
          onChange={({ currentTarget: { value } }) => {
            setFile(null);
            setSearch(value === '' ? {} : { with: value }, { replace: true });
          }}
        />
        <FileField
          label="Or with a snapshot"
          accept=".json,application/json"
          onChoose={(chosen) => {
            if (!chosen) return;
            setSearch({}, { replace: true });
            compareFile.run(chosen);
          }}
        />
      </div>
      {compareFile.error === null ? null : <Notice>{compareFile.error}</Notice>}
      {other !== '' ? (
        <Loaded query={diff}>{(found) => <Differences diff={found} here={name} there={other} />}</Loaded>
      ) : file ? (
        <Differences diff={file.diff} here={name} there={file.name} />
      ) : (
        <EmptyState title="Nothing to compare with yet" text="Choose another world or a snapshot file." />
      )}
    </>
  );
}

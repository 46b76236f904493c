import { OPERATION_IDS, OPERATIONS, type OperationId } from '@muara/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '@/ui/page-title.tsx';
import { useServices } from '../../app/services.ts';
import { useCommand } from '../../data/use-command.ts';
import { Loaded } from '../../parts/loading.tsx';
import { OperationGrid, OperationName } from '../../parts/operation-grid.tsx';
import { Surface } from '../../parts/surface.tsx';
import { rightsQuery, type RoleRights } from './rights-query.ts';
import styles from './rights.module.css';
import { trialWorld, tryCall, type Tried } from './try-call.ts';

/** Who may call what. A press makes the call in a copy of the world, and shows what came back. */
export function RightsPage({ name }: { name: string }) {
  const services = useServices();
  const rights = useQuery(rightsQuery(services.control, name));
  const [search, setSearch] = useSearchParams();
  const [tried, setTried] = useState<Readonly<Record<string, Tried>>>({});
  const attempt = useCommand(
    async (_control, { id, column }: { id: OperationId; column: RoleRights }) => ({
      key: keyOf(id, column),
      result: await tryCall(services, name, id, column.account),
    }),
    { toastError: true, onDone: ({ key, result }) => setTried((before) => ({ ...before, [key]: result })) },
  );
  const wrong = Object.entries(tried).filter(([key, { isAllowed }]) => isAllowed !== isExpected(rights.data, key));
  return (
    <>
      <PageTitle
        title="Rights"
        sub={`Expected by the saved grid. Press a cell to try the call in a copy of this world, ${trialWorld(name)}.`}
      />
      <Surface>
        <Loaded query={rights} rows={12}>
          {(columns) => (
            <OperationGrid
              label="Rights"
              tall
              ids={OPERATION_IDS}
              columns={columns.map((column) => ({ key: column.role, title: column.role, column }))}
              search={search.get('search') ?? ''}
              onSearch={(text) => setSearch(text === '' ? {} : { search: text }, { replace: true })}
              isBusy={attempt.pending}
              aside={
                <span role="status" className={styles.quiet}>
                  {Object.keys(tried).length} tried, {wrong.length} differ
                </span>
              }
              head={(id) => <OperationName id={id} title={OPERATIONS[id].path} />}
              cell={(id, { column }) => (
                <Right
                  id={id}
                  column={column}
                  tried={tried[keyOf(id, column)]}
                  onTry={() => {
                    if (!attempt.pending) attempt.run({ id, column });
                  }}
                />
              )}
            />
          )}
        </Loaded>
      </Surface>
    </>
  );
}

const keyOf = (id: OperationId, { role }: RoleRights): string => `${id} ${role}`;

function isExpected(columns: readonly RoleRights[] = [], key: string): boolean {
  return columns.some((column) => [...column.allowed].some((id) => keyOf(id, column) === key));
}

interface RightProps {
  id: OperationId;
  column: RoleRights;
  tried: Tried | undefined;
  onTry(): void;
}

/** One right: what is expected, and what came back once it was tried. */
function Right({ id, column: { role, allowed }, tried, onTry }: RightProps) {
  const may = allowed.has(id);
  const state = tried === undefined ? undefined : tried.isAllowed === may ? 'same' : 'differs';
  const answer = tried && `${tried.status}${tried.code === null ? '' : ` ${tried.code}`}`;
  return (
    <button
      type="button"
      className={styles.right}
      data-may={may || undefined}
      data-state={state}
      title={answer}
      aria-label={`${role}, ${id}: ${may ? 'may' : 'may not'}${answer ? `, answered ${answer}` : ''}`}
      onClick={onTry}
    >
      {tried ? tried.status : may ? '✓' : '–'}
    </button>
  );
}

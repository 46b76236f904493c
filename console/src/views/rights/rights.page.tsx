import { TextInput } from '@mantine/core';
import { OPERATION_IDS, OPERATIONS, type OperationId } from '@muara/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchIcon } from '@/ui/icons.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { useServices } from '../../app/services.ts';
import { useCommand } from '../../data/use-command.ts';
import { Loaded } from '../../parts/loading.tsx';
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
  const text = search.get('search') ?? '';
  const shown = OPERATION_IDS.filter((id) => id.toLowerCase().includes(text.toLowerCase()));
  const wrong = Object.entries(tried).filter(([key, { isAllowed }]) => isAllowed !== isExpected(rights.data, key));
  return (
    <>
      <PageTitle
        title="Rights"
        sub={`Expected by the saved grid. Press a cell to try the call in a copy of this world, ${trialWorld(name)}.`}
      />
      <Surface>
        <div className={styles.tools}>
          <TextInput
            type="search"
            aria-label="Search operations"
            placeholder="Search operations"
            leftSection={<SearchIcon size={18} />}
            value={text}
            onChange={({ currentTarget: { value } }) =>
              setSearch(value === '' ? {} : { search: value }, { replace: true })
            }
          />
          <span role="status" className={styles.quiet}>
            {Object.keys(tried).length} tried, {wrong.length} differ
          </span>
        </div>
        <Loaded query={rights} rows={12}>
          {(columns) => (
            <div className={styles.scroll} role="region" aria-label="Rights" tabIndex={0}>
              <table className={styles.table} aria-busy={attempt.pending}>
                <thead>
                  <tr>
                    <th scope="col">Operation</th>
                    {columns.map(({ role }) => (
                      <th key={role} scope="col">
                        {role}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {shown.map((id) => (
                    <tr key={id}>
                      <th scope="row" title={OPERATIONS[id].path}>
                        <code>{id}</code>
                      </th>
                      {columns.map((column) => (
                        <td key={column.role}>
                          <Right
                            id={id}
                            column={column}
                            tried={tried[keyOf(id, column)]}
                            onTry={() => {
                              if (!attempt.pending) attempt.run({ id, column });
                            }}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
              {shown.length === 0 ? <p className={styles.none}>No operation matches. Try another search.</p> : null}
            </div>
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

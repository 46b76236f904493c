import { Link } from '../components/link.tsx';
import type { Contract } from '../contract/reference.ts';
import { readPermissionTable } from '../contract/permission-words.ts';
import type { Page } from '../site/page.ts';

/** Returns the table of roles and operations. */
export function permissionPage({ byId }: Contract): Page {
  const { columns, rows } = readPermissionTable();
  const operations = rows.filter(({ kind }) => kind === 'operation');
  return {
    path: 'permissions.html',
    title: 'Permissions',
    summary: 'Which role can call which operation.',
    section: 'http',
    search: [
      { kind: 'Page', title: 'Permissions', text: 'Which role can call which operation', to: 'permissions.html' },
    ],
    body: (
      <>
        <h1>Permissions</h1>
        <p className="lead">
          Which role can call which operation, with the rights of a new world. A manager can change the rights of a role
          and of a user.
        </p>
        <label className="filter">
          Filter {operations.length} rows
          <input type="search" data-filter="permissions" aria-describedby="permissions-state" autoComplete="off" />
        </label>
        <p id="permissions-state" className="facts" role="status" />
        <div className="table tall" tabIndex={0}>
          <table id="permissions" className="grid">
            <thead>
              <tr>
                <th>Operation</th>
                {columns.map((name) => (
                  <th key={name}>{name}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {operations.map(({ name, record, cells }) => (
                <tr key={name + (record ?? '')} data-row>
                  <th scope="row">
                    {byId.has(name) ? <Link to={`http/${name}.html`}>{name}</Link> : name}
                    {record && <span className="muted"> {record} record</span>}
                  </th>
                  {cells.map((isAllowed, index) => (
                    <td key={columns[index]} data-allowed={isAllowed}>
                      {isAllowed ? 'Yes' : 'No'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </>
    ),
  };
}

import { Link } from '../components/link.tsx';
import { Method } from '../components/method.tsx';

/** An entry of the menu. */
export interface NavItem {
  title: string;
  to: string;
  method?: string;
}

/** A group of a section, such as a tag with its operations. Its items show on its own pages only. */
export interface NavGroup {
  id: string;
  title: string;
  to: string;
  items: NavItem[];
}

export interface NavSection {
  id: string;
  title: string;
  items?: NavItem[];
  groups?: NavGroup[];
}

interface NavProps {
  sections: NavSection[];
  path: string;
  section: string;
  group?: string;
}

/** The menu: all sections, with the groups of the current one. */
export function Nav({ sections, path, section, group }: NavProps) {
  return (
    <nav className="menu" aria-label="Site" id="site-menu">
      {sections.map((one) => (
        <details key={one.id} open={one.id === section}>
          <summary>{one.title}</summary>
          <ul>
            {(one.items ?? []).map((item) => (
              <Item key={item.to} item={item} path={path} />
            ))}
            {(one.groups ?? []).map((two) => (
              <li key={two.id}>
                <Item item={two} path={path} inline />
                {one.id === section && two.id === group && (
                  <ul>
                    {two.items.map((item) => (
                      <Item key={item.to} item={item} path={path} />
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function Item({ item: { title, to, method }, path, inline }: { item: NavItem; path: string; inline?: boolean }) {
  const link = (
    <Link to={to} current={to === path}>
      <span>{title}</span>
      {method && <Method method={method} />}
    </Link>
  );
  return inline ? link : <li>{link}</li>;
}

import { Code } from '../components/code.tsx';
import { Link } from '../components/link.tsx';
import { Markdown } from '../components/markdown.tsx';
import { areaTitle, listRules, type Rule } from '../contract/rules.ts';
import type { Page } from '../site/page.ts';

const CALCULATOR: Page = {
  path: 'rules/calculator.html',
  title: 'Price calculator',
  summary: 'Prices an order with the rules of the contract, and shows every step.',
  section: 'rules',
  search: [
    { kind: 'Page', title: 'Price calculator', text: 'Price an order, see every step', to: 'rules/calculator.html' },
  ],
  body: (
    <>
      <h1>Price calculator</h1>
      <p className="lead">
        This page runs <Link to="rules/pricing.html#priceOrder">priceOrder</Link>, the function that the server and
        every till run. Choose a test vector, change the order, and read each step.
      </p>
      <div id="calculator">
        <p>The calculator needs JavaScript.</p>
      </div>
    </>
  ),
};

/** Returns a page for each area of rules, one that lists them, and the price calculator. */
export function rulePages(): Page[] {
  const rules = listRules();
  const areas = [...new Set(rules.map(({ area }) => area))];
  return [
    listPage(rules, areas),
    CALCULATOR,
    ...areas.map((area) =>
      areaPage(
        area,
        rules.filter((one) => one.area === area),
      ),
    ),
  ];
}

function listPage(rules: Rule[], areas: string[]): Page {
  return {
    path: 'rules/index.html',
    title: 'Business rules',
    summary: `${rules.length} pure functions that server, web app and tills share.`,
    section: 'rules',
    search: [{ kind: 'Page', title: 'Business rules', text: 'All rules by area', to: 'rules/index.html' }],
    body: (
      <>
        <h1>Business rules</h1>
        <p className="lead">
          {rules.length} pure functions that server, web app and tills share: data in, data out, money in integer sen.
          Import them, or write them again in your language and run the{' '}
          <Link to="downloads.html#vectors">test vectors</Link>.
        </p>
        <p>
          <Link to="rules/calculator.html">Price an order and see every step</Link>
        </p>
        {areas.map((area) => (
          <section key={area} aria-labelledby={area}>
            <h2 id={area}>
              <Link to={`rules/${area}.html`}>{areaTitle(area)}</Link>
            </h2>
            <ul className="columns">
              {rules
                .filter((one) => one.area === area)
                .map(({ name }) => (
                  <li key={name}>
                    <Link to={`rules/${area}.html#${name}`}>
                      <code>{name}</code>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </>
    ),
  };
}

function areaPage(area: string, rules: Rule[]): Page {
  const path = `rules/${area}.html`;
  return {
    path,
    title: areaTitle(area),
    summary: `Rules: ${rules.map(({ name }) => name).join(', ')}.`,
    section: 'rules',
    search: rules.map(({ name, description }) => ({
      kind: 'Rule',
      title: name,
      text: description.split('\n')[0] ?? '',
      to: `${path}#${name}`,
    })),
    body: (
      <>
        <p className="crumb">
          <Link to="rules/index.html">Business rules</Link>
        </p>
        <h1>{areaTitle(area)}</h1>
        {rules.map(({ name, description, source, specifier }) => (
          <section key={name} aria-labelledby={name}>
            <h2 id={name}>
              <code>{name}</code>
            </h2>
            <Markdown text={description.replaceAll(/^@(\w+) /gm, '\n**$1** ')} />
            <Code code={`import { ${name} } from '${specifier}';`} language="typescript" />
            <details>
              <summary>
                Source <span className="sr-only">of {name}</span>
              </summary>
              <Code code={source} language="typescript" />
            </details>
          </section>
        ))}
      </>
    ),
  };
}

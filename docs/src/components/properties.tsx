import type { Property, Schemas } from '../contract/schemas.ts';
import { Inline } from './markdown.tsx';
import { Link } from './link.tsx';

interface PropertiesProps {
  properties: Property[];
  schemas: Schemas;
  /** Folder of the pages of these schemas. */
  folder: string;
  /** Begins the anchors. */
  prefix?: string;
  /** How many levels of schemas are unfolded here; deeper ones are links. */
  levels?: number;
  /** Schemas around these properties, which are not repeated inside. */
  within?: readonly string[];
}

/** Properties of a schema, each with type, limits and description. */
export function Properties({ properties, prefix = '', ...rest }: PropertiesProps) {
  return (
    <ul className="properties">
      {properties.map((property) => (
        <li key={property.name} id={`${prefix}${property.name}`}>
          <PropertyHead property={property} folder={rest.folder} />
          {property.description && (
            <p>
              <Inline text={property.description} />
            </p>
          )}
          <PropertyFacts property={property} />
          <Nested property={property} prefix={`${prefix}${property.name}.`} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function PropertyHead({ property, folder }: { property: Property; folder: string }) {
  const { name, type, schema, required } = property;
  const [before, after] = schema ? type.split(schema) : [type];
  return (
    <div className="property-head">
      <code className="name">{name}</code>
      <span className="type">
        {before}
        {schema && <Link to={`${folder}/${schema}.html`}>{schema}</Link>}
        {after}
      </span>
      {required && <span className="required">required</span>}
    </div>
  );
}

const FEW_VALUES = 12;

function PropertyFacts({ property: { limits, values, example, extension } }: { property: Property }) {
  const facts = [...limits, ...(example === undefined ? [] : [`example ${example}`])];
  const list = values.map(({ value, label }) => (
    <li key={value}>
      <code>{value}</code>
      {label && ` ${label}`}
    </li>
  ));
  return (
    <>
      {facts.length > 0 && <p className="facts">{facts.join(' · ')}</p>}
      {values.length > 0 && values.length <= FEW_VALUES && <ul className="values">{list}</ul>}
      {values.length > FEW_VALUES && (
        <details>
          <summary>{values.length} values</summary>
          <ul className="values">{list}</ul>
        </details>
      )}
      {extension && <p className="facts">Extension: {extension}</p>}
    </>
  );
}

function Nested({
  property,
  schemas,
  folder,
  prefix,
  levels = 1,
  within = [],
}: { property: Property } & Omit<PropertiesProps, 'properties'>) {
  const { schema, children } = property;
  if (schema && (levels === 0 || within.includes(schema))) return null;
  const properties = schema ? schemas.properties(schemas.get(schema)) : children;
  if (properties.length === 0) return null;
  return (
    <details>
      <summary>{schema ? `Properties of ${schema}` : 'Properties'}</summary>
      <Properties
        properties={properties}
        schemas={schemas}
        folder={folder}
        prefix={prefix}
        levels={schema ? levels - 1 : levels}
        within={schema ? [...within, schema] : within}
      />
    </details>
  );
}

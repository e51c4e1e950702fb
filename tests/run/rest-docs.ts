import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Access, CallRules, Endpoint, Schema } from '#contract/endpoint.ts';
import { endpointGroups } from '#contract/endpoints.ts';

/**
 * Writes docs/rest.md and docs/openapi.json from the contract. `--check` writes nothing and exits with 1 when one of
 * them is stale.
 */
const docsFolder = join(import.meta.dirname, '../../docs');

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

const schemaOf = (schema: Schema, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
};

const fieldsOf = (schema: JsonSchema): string[] => Object.keys(schema.properties ?? {});
const isRequired = (schema: JsonSchema, field: string): boolean => schema.required?.includes(field) === true;
const openApiPath = (path: string): string => path.replace(/:([A-Za-z]+)/g, '{$1}');

const parametersOf = (schema: JsonSchema, place: 'path' | 'query') =>
  fieldsOf(schema).map((name) => ({
    name,
    in: place,
    required: place === 'path' || isRequired(schema, name),
    schema: schema.properties?.[name],
  }));

const whoMay: Readonly<Record<Access, string>> = {
  everybody: 'everybody',
  buyer: 'buyers whose session has not just run out',
  user: 'signed-in people',
  approver: 'admins of a firm and their deputy',
  admin: 'admins of a firm',
  backend: "the shop's own staff",
};

/** What holds for a call beside who may make it, in a sentence each. */
const rulesOf = (rules: CallRules): string[] => {
  const { weight = 1, longestMs, mostItems, isOrdering, mayBeginAnew, isUnlogged } = rules;
  return [
    ...(weight === 1 ? [] : [`weighs ${weight}`]),
    ...(mostItems === undefined ? [] : [`at most ${mostItems} items`]),
    ...(longestMs === undefined ? [] : [`is answered within ${longestMs / 1000} s`]),
    ...(isOrdering === true ? ['part of ordering'] : []),
    ...(mayBeginAnew === true ? ['also when the session has just ended'] : []),
    ...(isUnlogged === true ? ['refusals write no log'] : []),
  ];
};

function operationOf(endpoint: Endpoint): object {
  const content = (schema: unknown) => ({ 'application/json': { schema } });
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: `Specification: ${endpoint.spec.join(', ')}`,
    'x-access': endpoint.access,
    ...(rulesOf(endpoint).length === 0 ? {} : { 'x-rules': rulesOf(endpoint) }),
    parameters: [
      ...parametersOf(schemaOf(endpoint.params, 'input'), 'path'),
      ...parametersOf(schemaOf(endpoint.query, 'input'), 'query'),
    ],
    ...(endpoint.method === 'POST'
      ? { requestBody: { required: true, content: content(schemaOf(endpoint.body, 'input')) } }
      : {}),
    responses: {
      200: {
        description: 'The reply, or an expected refusal with a code.',
        content: content({
          anyOf: [schemaOf(endpoint.reply, 'output'), schemaOf(endpoint.refusal, 'output')],
        }),
      },
    },
  };
}

const shortestShared = 400;

/** Moves every larger object schema into the components once, so that the document does not repeat it. */
function shareSchemas(value: unknown, shared: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => shareSchemas(part, shared));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, shareSchemas(part, shared)]),
  );
  const written = JSON.stringify(inner);
  if (inner['type'] !== 'object' || !('properties' in inner) || written.length < shortestShared) return inner;
  const name = shared.get(written) ?? `Shape${shared.size + 1}`;
  shared.set(written, name);
  return { $ref: `#/components/schemas/${name}` };
}

function openApi(): string {
  const paths: Record<string, Record<string, object>> = {};
  for (const group of Object.values(endpointGroups)) {
    for (const endpoint of Object.values<Endpoint>(group)) {
      const path = (paths[openApiPath(endpoint.path)] ??= {});
      path[endpoint.method.toLowerCase()] = operationOf(endpoint);
    }
  }
  const shared = new Map<string, string>();
  const sharedPaths = shareSchemas(paths, shared);
  const schemas = Object.fromEntries(
    [...shared].map(([written, name]) => [name, JSON.parse(written) as unknown]),
  );
  const document = {
    openapi: '3.1.0',
    info: { title: 'Kontor shop', version: '1' },
    servers: [{ url: '/rest' }],
    paths: sharedPaths,
    components: { schemas },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const listed = (label: string, schema: JsonSchema): string[] => {
  const fields = fieldsOf(schema).map((field) => `\`${field}${isRequired(schema, field) ? '' : '?'}\``);
  return fields.length === 0 ? [] : [`- ${label}: ${fields.join(', ')}`];
};

function reference(): string {
  const lines = [
    '# REST contract',
    '',
    'Written from `src/contract` by `tests/run/rest-docs.ts`; do not edit. All paths stand below `/rest`. Expected refusals',
    'are answered with status 200 and `success: false`. `docs/openapi.json` holds the whole schemas.',
  ];
  for (const [noun, group] of Object.entries(endpointGroups)) {
    lines.push('', `## ${noun}`);
    for (const endpoint of Object.values<Endpoint>(group)) {
      lines.push('', `### ${endpoint.method} ${openApiPath(endpoint.path)}`, '', endpoint.summary, '');
      lines.push(
        ...listed('Path', schemaOf(endpoint.params, 'input')),
        ...listed('Query', schemaOf(endpoint.query, 'input')),
        ...listed('Body', schemaOf(endpoint.body, 'input')),
        ...listed('Reply', schemaOf(endpoint.reply, 'output')),
        `- For: ${[whoMay[endpoint.access], ...rulesOf(endpoint)].join('; ')}`,
        `- Specification: ${endpoint.spec.join(', ')}`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

const files = { 'rest.md': reference(), 'openapi.json': openApi() };
const isCheck = process.argv.includes('--check');

const contentOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

mkdirSync(docsFolder, { recursive: true });
for (const [name, content] of Object.entries(files)) {
  const path = join(docsFolder, name);
  if (!isCheck) writeFileSync(path, content);
  else if (contentOf(path) !== content) {
    console.error(`docs/${name} is stale: run the script without --check`);
    process.exitCode = 1;
  }
}

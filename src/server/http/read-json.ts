import { HttpFailure } from '#server/calls/failures.ts';

const deepestNesting = 32;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Walks the text of a JSON document and refuses what `JSON.parse` would quietly accept: keys that stand twice in one
 * object, keys that reach a prototype, and nesting beyond 32 levels (case R31).
 */
function inspect(text: string): void {
  const objects: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '{' || sign === '[') {
      objects.push(sign === '{' ? new Set() : null);
      isKeyNext = sign === '{';
      if (objects.length > deepestNesting) throw new HttpFailure(400, 'the body is nested too deeply');
    } else if (sign === '}' || sign === ']') {
      objects.pop();
      isKeyNext = false;
    } else if (sign === ',') {
      isKeyNext = (objects.at(-1) ?? null) !== null;
    } else if (sign === '"') {
      const start = index;
      for (index += 1; index < text.length && text[index] !== '"'; index += 1)
        if (text[index] === '\\') index += 1;
      if (isKeyNext) noteKey(text.slice(start, index + 1), objects.at(-1) ?? null);
      isKeyNext = false;
    }
  }
}

function noteKey(literal: string, seen: Set<string> | null): void {
  const key = JSON.parse(literal) as string;
  if (forbiddenKeys.has(key)) throw new HttpFailure(400, 'the body has a forbidden key');
  if (seen?.has(key) === true) throw new HttpFailure(400, 'the body has a key twice');
  seen?.add(key);
}

/** @throws HttpFailure 400 for anything but one plain JSON document */
export function readJson(text: string): unknown {
  if (text === '') return {};
  try {
    inspect(text);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof HttpFailure) throw error;
    throw new HttpFailure(400, 'the body is not JSON');
  }
}

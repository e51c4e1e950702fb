import { searchRuleKinds } from '#contract/forms/search-rule.ts';
import type { SearchRuleKind } from '#contract/forms/search-rule.ts';
import type { searchSteeringEndpoints, SearchPreview, SearchRule } from '#contract/search-steering.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Texts } from '#texts/texts.ts';

type Words = Texts['searchSteering'];
export type SteeredSearch = ReplyOf<typeof searchSteeringEndpoints.read>;

/** A change as its address says it; a rule that is typed unless one is removed or a version taken back. */
export interface SearchDraft {
  readonly kind: SearchRuleKind;
  readonly word: string;
  readonly target: string;
  readonly query: string;
  readonly remove: string | null;
  readonly undo: number | null;
}

interface AllRulesData extends SteeredSearch {
  readonly shown: 'list';
}

export interface OneDraftData extends Pick<SteeredSearch, 'version'> {
  readonly shown: 'one';
  readonly draft: SearchDraft;
  /** The rule it removes; null where it is none, or not there any more. */
  readonly removed: SearchRule | null;
  /** Null as long as nothing can be published. */
  readonly preview: SearchPreview | null;
}

export type SearchSteeringData = AllRulesData | OneDraftData;

export const isRuleKind = (kind: string | null): kind is SearchRuleKind =>
  (searchRuleKinds as readonly (string | null)[]).includes(kind);

/** What the page of a draft is called. */
export function titleOfDraft({ remove, undo }: SearchDraft, words: Words): string {
  if (undo !== null) return words.undoTitle({ version: undo });
  return remove === null ? words.draftTitle : words.removalTitle;
}

/** A rule in words. */
export function toldRule({ kind, word, target }: SearchRule, words: Words): string {
  const isOfPlace = kind !== 'synonym' && kind !== 'redirect' && kind !== 'blocked';
  const searched = word === '' ? words.always : words.whenSearched({ word });
  return words.told[kind]({ word: isOfPlace ? searched : word, target });
}

import type { ContentPage } from '#contract/content.ts';

export interface ContentData {
  readonly item: ContentPage;
}

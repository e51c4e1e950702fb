import { problemIn, useForm } from './form.ts';

const fields = {
  id: { kind: 'line', longest: 15 },
  choice: { kind: 'line', longest: 6 },
} as const;

/**
 * Chooses free articles and takes the choice back; one change on its way.
 *
 * @param otherwise what is said when nobody says why it failed
 */
export function useFreeArticles(otherwise: string) {
  const { form, view, reopen } = useForm('free-article', fields);
  return {
    state: view.state,
    isBusy: form.isBusy,
    problem: problemIn(view, { error: otherwise })?.sentences.join(' ') ?? null,
    choose: (id: number, choice: 'add' | 'remove'): void => {
      if (form.isBusy) return;
      // One that was sent is open no more.
      reopen();
      form.submit({ id: String(id), choice });
    },
  };
}

import { useLaterAtOnce } from '#ui/bindings/later.ts';

const loadFrame = async () => (await import('./LaterFrame.tsx')).LaterFrame;

/**
 * Messages, the cookie bar, and what tells of another page: drawn as soon as their code is there, which is asked for when the page is live.
 * Before that nothing is told, and a message about a lost connection must not wait for it.
 */
export function LaterOutlet() {
  const { Part } = useLaterAtOnce(loadFrame);
  return Part === null ? null : <Part />;
}

import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import type { Toast } from '#machines/toasts/toasts.types.ts';
import { useToasts } from '#ui/bindings/toasts.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ToastRegion } from '#ui/parts/Toast/ToastRegion.tsx';

type ToastListView = ComponentType<{ readonly toasts: readonly Toast[] }>;

const load = () => import('./ToastList.tsx');
const ToastList = lazy<ToastListView>(() => load().catch(() => ({ default: () => null })));

/**
 * Messages in sight, top right unless the shop says otherwise or something is in the way (spec 9). How they are drawn comes
 * once the page is live: before that there are none, and one about a lost connection must not wait for it.
 */
export function ToastOutlet() {
  const { toasts: words } = useTexts();
  const { toasts, position } = useToasts();
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <ToastRegion label={words.region} position={position}>
      {toasts.length === 0 ? null : (
        <Suspense fallback={null}>
          <ToastList toasts={toasts} />
        </Suspense>
      )}
    </ToastRegion>
  );
}

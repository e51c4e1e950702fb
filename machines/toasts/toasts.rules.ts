import type { Toast, ToastRequest } from './toasts.types.ts';

/** What a toast is about; without a cause of its own it is its message. */
export const causeOf = ({ cause, message }: ToastRequest): string => cause ?? JSON.stringify(message);

/**
 * What stands when a cause is told once more: pieces of the same article add up, the same message is counted, another one
 * takes its place.
 *
 * @param standing the toast of the same cause that is in sight; undefined when there is none
 */
export function mergedRequest(
  standing: Toast | undefined,
  request: ToastRequest,
): ToastRequest & { readonly count: number } {
  const { added, message } = request;
  const before = standing?.added;
  if (added !== undefined && added.articleNumber === before?.articleNumber && message.kind === 'text') {
    const quantity = added.quantity + before.quantity;
    const parameters = { ...message.parameters, quantity };
    return { ...request, count: 1, added: { ...added, quantity }, message: { ...message, parameters } };
  }
  const isSame = standing !== undefined && JSON.stringify(standing.message) === JSON.stringify(message);
  return { ...request, count: isSame ? standing.count + 1 : 1 };
}

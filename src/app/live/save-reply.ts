import { saveFile } from '#ui/bindings/save-file.ts';

/** Saves a file that came as base64 in an answer on the visitor's device. */
export function saveReply({
  fileName,
  contentType,
  base64,
}: {
  readonly fileName: string;
  readonly contentType: string;
  readonly base64: string;
}): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  saveFile(fileName, new Blob([bytes], { type: contentType }));
}

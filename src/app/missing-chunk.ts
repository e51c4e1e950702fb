/** Whether code of the page did not come, as after a release; browsers say it in their own words (R84). */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);

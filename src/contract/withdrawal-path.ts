/** The page on which a contract is withdrawn from (§ 356a BGB). */
export const withdrawalPath = '/page/widerruf/erklaeren';

/**
 * What the shop's Node process is started with. An order leaves so much garbage that half of the room Node gives young objects of
 * its own accord is filled within a few: with twice the room (25 MB more memory) fewer are copied, docs/decisions/0143.
 */
export const nodeArguments: readonly string[] = ['--max-semi-space-size=32'];

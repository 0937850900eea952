/** What the edge does beyond asking Next.js for a page; lib/server/next/README.md says what each is for. */
export const edgeMachines = [
  'page-cache',
  'kept-documents',
  'late-scripts',
  'lean-documents',
  'joined-pages',
] as const
export type EdgeMachine = (typeof edgeMachines)[number]

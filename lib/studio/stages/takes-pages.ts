type Publishing = { allowPublish: boolean }

/** Whether the pages of a stage can go to another one with it: none is approved by that. */
export const takesPagesOf = (from: Publishing, to: Publishing): boolean =>
  from.allowPublish || !to.allowPublish

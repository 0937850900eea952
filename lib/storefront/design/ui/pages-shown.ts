type PageStep = number | 'gap'

/**
 * The pages that a pagination shows: the first, the last, the current one and its neighbours. A gap replaces two pages
 * or more; a single page is shown, since it takes no more space than the dots.
 */
export function pagesShown(current: number, pages: number): PageStep[] {
  const named = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const steps: PageStep[] = []
  let last = 0
  for (const page of [...new Set(named)].sort((a, b) => a - b)) {
    if (page - last === 2) steps.push(last + 1)
    else if (page - last > 2) steps.push('gap')
    steps.push(page)
    last = page
  }
  return steps
}

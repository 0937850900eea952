/** Whether a link may lead to an address by its scheme; `javascript:` in any spelling is none of them, nor `file:`. */
export function isSafeAddress(href: string): boolean {
  const compact = href.replace(/[\p{Cc}\p{Cf}\s]/gu, '')
  return !/^[a-z][a-z0-9+.-]*:/i.test(compact) || /^(?:https?|mailto|tel):/i.test(compact)
}

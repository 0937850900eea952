/** Signs of Word in front of items of a list, which may be pictures. */
const inSign = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'

/**
 * How many pictures of a pasted page cannot come along: they lie on the disk of the person or with another shop. Those
 * that were copied in the Studio come along, and dots that count readers are no pictures.
 */
export function picturesLeftOut(html: string): number {
  if (!/<img/i.test(html)) return 0
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('img:not([data-thing])')].filter(
    (image) => !(image.getAttribute('width') === '1' || image.closest(inSign)),
  ).length
}

/** Modules of a code, row by row, such as those of a QR code with its quiet zone. */
export type Modules = readonly (readonly boolean[])[]

/** A rectangle over a code, in modules. */
export type Over = { isDark: boolean; x: number; y: number; width: number; height: number }

/** Draws the modules of a code in a square, and what stands over them, such as a sign in the middle. Lengths are in points. */
export function drawModules(
  pdf: PDFKit.PDFDocument,
  rows: Modules,
  { x, y, side, over = [] }: { x: number; y: number; side: number; over?: readonly Over[] },
): void {
  const step = side / rows.length
  pdf.rect(x, y, side, side).fill('#ffffff')
  for (const [row, cells] of rows.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) pdf.rect(x + column * step, y + row * step, step, step)
  pdf.fill('#000000')
  for (const { isDark, ...at } of over)
    pdf
      .rect(x + at.x * step, y + at.y * step, at.width * step, at.height * step)
      .fill(isDark ? '#000000' : '#ffffff')
}

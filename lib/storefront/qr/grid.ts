/** A square of modules. `fixed` modules belong to the patterns that every symbol of a version has. */
export class Grid {
  readonly size: number
  private readonly modules: Uint8Array
  private readonly patterns: Uint8Array

  constructor(size: number, from?: Grid) {
    this.size = size
    this.modules = from ? from.modules.slice() : new Uint8Array(size * size)
    this.patterns = from ? from.patterns : new Uint8Array(size * size)
  }

  isDark(x: number, y: number): boolean {
    return this.modules[y * this.size + x] === 1
  }

  isFixed(x: number, y: number): boolean {
    return this.patterns[y * this.size + x] === 1
  }

  set(x: number, y: number, dark: boolean): void {
    this.modules[y * this.size + x] = dark ? 1 : 0
  }

  fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return
    this.set(x, y, dark)
    this.patterns[y * this.size + x] = 1
  }

  copy(): Grid {
    return new Grid(this.size, this)
  }
}

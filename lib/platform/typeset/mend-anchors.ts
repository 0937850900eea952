/** What fontkit has for the places of marks, as far as it is mended here. */
type Positioning = { applyAnchor: (mark: { markAnchor?: unknown }, base: unknown, index: number) => void }
type Shaped = { _layoutEngine?: { engine?: { GPOSProcessor?: object | null } | null } }

const mended = new WeakSet<object>()

/**
 * A font may name no place for a mark at a letter: the mark then stays where it is (OpenType, `GPOS`: NULL anchors).
 * fontkit 2.0 throws on it.
 */
export function mendAnchors(font: object): void {
  const processor = (font as Shaped)._layoutEngine?.engine?.GPOSProcessor
  const positioning = processor && (Object.getPrototypeOf(processor) as Positioning)
  if (!positioning || mended.has(positioning)) return
  mended.add(positioning)
  const { applyAnchor } = positioning
  positioning.applyAnchor = function (this: Positioning, mark, base, index) {
    if (mark?.markAnchor && base) applyAnchor.call(this, mark, base, index)
  }
}

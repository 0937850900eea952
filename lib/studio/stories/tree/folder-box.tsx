type Props = {
  label: string
  /** How many pages of the folder are chosen. */
  count: number
  isTabStop: boolean
  onChoose: (isChosen: boolean) => void
}

/** The box of a folder: half filled as soon as pages in it are chosen; a press chooses all of them, or none. */
export function FolderBox({ label, count, isTabStop, onChoose }: Props) {
  return (
    <input
      type="checkbox"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      checked={false}
      ref={(box) => {
        if (box) box.indeterminate = count > 0
      }}
      onChange={() => undefined}
      onDoubleClick={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation()
        onChoose(count === 0)
      }}
      className="block size-4.5 cursor-pointer"
    />
  )
}

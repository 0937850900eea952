type Props = {
  /** The name of the place, for those who hear the page. */
  label: string
  text: string
}

/**
 * Says above a page that its shop is a test. It stands in the flow, so that it hides nothing, however large the text is.
 */
export const TestBar = ({ label, text }: Props) => (
  <aside
    aria-label={label}
    className="test-bar border-line border-b bg-warning-ground px-4 py-2 text-center font-bold text-small text-warning wrap-anywhere"
  >
    {text}
  </aside>
)

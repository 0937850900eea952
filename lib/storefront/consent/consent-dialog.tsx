import { useRef, useState } from 'react'
import { Button } from '@/lib/storefront/ui'
import { Dialog } from '@/lib/storefront/ui/client'
import type { ConsentAction, ConsentView } from '@/schemas/api/consent'
import { Categories } from './categories'
import { saveConsent } from './consent-cookie'
import { acceptAll, deny, initialConsent, saveSelection } from './decisions'
import { forgetServices } from './forget-services'
import { reportConsent } from './report-consent'
import type { StoredConsent } from './stored-consent'
import { consentFault } from './validity'
import { visitorConsent } from './visitor-consent'

type Props = { view: ConsentView; close: () => void }

const servicesOn = ({ services }: StoredConsent): ReadonlySet<string> =>
  new Set(services.filter(({ status }) => status).map(({ name }) => name))

const entryCheckMs = 50

/**
 * Loads the page again once the browser has left the dialog's entry of the history, on its way from which it would drop the
 * reload. That takes a moment; nothing waits for it longer than a second.
 */
function reload(checks = 20): void {
  const { layers } = (window.history.state ?? {}) as { layers?: number }
  if (layers && checks > 0) setTimeout(reload, entryCheckMs, checks - 1)
  else window.location.reload()
}

/**
 * A decision that leaves a service off removes what that service has kept and loads the page again, without what it has
 * loaded. The decision itself stays, or the visitor would be asked again at once; it is removed with the year.
 */
function carryOut(view: ConsentView, action: ConsentAction, consent: StoredConsent): void {
  const isKept = saveConsent(consent)
  void reportConsent(view.report, action, consent)
  const on = servicesOn(consent)
  const services = view.categories.flatMap((category) => category.services)
  if (services.every(({ name }) => on.has(name))) return
  forgetServices(services, (name) => on.has(name))
  // A browser without cookies would be asked again.
  if (isKept) reload()
}

/** Asks for consent. Closing it in any other way than by its three decisions decides nothing. */
export function ConsentDialog({ view, close }: Props) {
  const { words, categories } = view
  const [initial] = useState(() => initialConsent(categories, visitorConsent(), Date.now()))
  const [chosen, setChosen] = useState(() => servicesOn(initial))
  const [isDetailed, setDetailed] = useState(() => {
    const stored = visitorConsent()
    return stored !== undefined && consentFault(stored, Date.now()) === undefined
  })
  const [isOpen, setOpen] = useState(true)
  const start = useRef<HTMLParagraphElement>(null)

  const decide = (action: ConsentAction) => {
    const now = Date.now()
    const decided = {
      accept_all: () => acceptAll(initial, now),
      save: () => saveSelection(initial, chosen, now),
      deny: () => deny(initial, categories, now),
    }
    setOpen(false)
    carryOut(view, action, decided[action]())
  }
  const showDetails = (shown: boolean) => {
    setDetailed(shown)
    // The button that was pressed is gone.
    start.current?.focus()
  }

  /** Refusing looks like accepting, and takes as many presses. */
  const choices = (variant: 'primary' | 'secondary') => (
    <>
      <Button variant={variant} className="grow basis-36" onClick={() => decide('deny')}>
        {words.deny}
      </Button>
      <Button variant={variant} className="grow basis-36" onClick={() => decide('accept_all')}>
        {words.acceptAll}
      </Button>
    </>
  )
  const footer = isDetailed ? (
    <>
      {choices('secondary')}
      <Button className="grow basis-full" onClick={() => decide('save')}>
        {words.save}
      </Button>
    </>
  ) : (
    <>
      {choices('primary')}
      <Button variant="quiet" className="grow basis-full" onClick={() => showDetails(true)}>
        {words.choose}
      </Button>
    </>
  )

  return (
    <Dialog
      id="consent-dialog"
      title={isDetailed ? words.settings : view.title}
      closeLabel={words.close}
      open={isOpen}
      onClose={close}
      footer={footer}
    >
      <p ref={start} tabIndex={-1} className="max-w-prose text-quiet outline-none">
        {view.text}
      </p>
      {isDetailed && (
        <Categories
          categories={categories}
          words={words}
          chosen={chosen}
          change={(names, isOn) =>
            setChosen(
              new Set(isOn ? [...chosen, ...names] : [...chosen].filter((name) => !names.includes(name))),
            )
          }
        />
      )}
      <ul className="mt-4 flex flex-wrap gap-x-5 text-small">
        {view.links.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className="inline-block py-2 underline underline-offset-4 hover:text-accent">
              {name}
            </a>
          </li>
        ))}
        {isDetailed && (
          <li className="ms-auto">
            <button
              type="button"
              className="cursor-pointer py-2 underline underline-offset-4 hover:text-accent"
              onClick={() => showDetails(false)}
            >
              {words.back}
            </button>
          </li>
        )}
      </ul>
    </Dialog>
  )
}

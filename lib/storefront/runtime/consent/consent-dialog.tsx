import { useMemo, useRef, useState } from 'react'
import { Button } from '@/lib/storefront/design/ui'
import { Dialog, showToast } from '@/lib/storefront/design/ui/client'
import type { ConsentAction, ConsentView } from '@/schemas/api/consent'
import { Categories } from './categories'
import { saveConsent } from './consent-cookie'
import { acceptAll, deny, initialConsent, saveSelection, standingOf } from './decisions'
import { forgetServices } from './forget-services'
import { reportConsent } from './report-consent'
import { serviceKey } from './service-key'
import type { Standing } from './standing'
import type { StoredConsent } from './stored-consent'
import { consentFault } from './validity'
import { visitorConsent } from './visitor-consent'

type Props = { view: ConsentView; close: () => void }

/** The names of the services that are on. */
function servicesOn(
  { categories }: ConsentView,
  { services }: Pick<Standing, 'services'>,
): ReadonlySet<string> {
  const on = new Set(services.filter(({ status }) => status).map(({ key }) => key))
  const names = categories.flatMap((category) => category.services.map(({ name }) => name))
  return new Set(names.filter((name) => on.has(serviceKey(name))))
}

const requiredAlone = ({ categories }: ConsentView): Standing =>
  standingOf(categories.map((category) => ({ ...category, defaultValue: false })))

/** The decision of the visitor, which closing the dialog leaves as it is. */
function decided(): StoredConsent | undefined {
  const stored = visitorConsent()
  return stored && consentFault(stored, Date.now()) === undefined ? stored : undefined
}

/** Whether a service was on that is not any more, also one that the shop has ceased to ask for. */
function endsService(before: Standing, { services: after }: Standing): boolean {
  const on = new Set(after.filter(({ status }) => status).map(({ key }) => key))
  return before.services.some(({ key, status }) => status && !on.has(key))
}

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
 * A decision that leaves a service off removes what that service has kept. One that ends a service loads the page again,
 * without what it has loaded; a first refusal ends none, and the page stays as it is. The cookie of the former decision is
 * removed and holds the new one, so that the visitor is not asked again.
 */
function carryOut(
  view: ConsentView,
  action: ConsentAction,
  { before, consent }: { before: Standing; consent: StoredConsent },
): void {
  const isKept = saveConsent(consent)
  const services = view.categories.flatMap((category) => category.services)
  // A decision that the browser does not keep counts as a refusal.
  const on = servicesOn(view, isKept ? consent : requiredAlone(view))
  const standing = services.map(({ name }) => ({ name, status: on.has(name) }))
  void reportConsent(view.report, isKept ? action : 'deny', consent.version, standing)
  if (!isKept) showToast(view.words.notStored, 'warning')
  forgetServices(services, (name) => on.has(name))
  if (!endsService(before, consent)) return
  // A browser without cookies would be asked again at once.
  if (isKept) reload()
}

/**
 * Asks for consent. Closing it in any other way than by its three decisions is the refusal, as long as nothing is
 * decided; afterwards it changes nothing.
 */
export function ConsentDialog({ view, close }: Props) {
  const { words, categories } = view
  const first = useMemo(() => standingOf(categories), [categories])
  const [initial] = useState(() => initialConsent(first, visitorConsent(), Date.now()))
  const [chosen, setChosen] = useState(() => servicesOn(view, initial))
  const [former] = useState(decided)
  const wasDecided = former !== undefined
  const [isDetailed, setDetailed] = useState(wasDecided)
  const [isOpen, setOpen] = useState(true)
  const start = useRef<HTMLParagraphElement>(null)

  const [openedOn] = useState(() => globalThis.location?.pathname)
  const hasPressed = useRef(false)
  const decide = (action: ConsentAction) => {
    hasPressed.current = true
    const now = Date.now()
    const made = {
      accept_all: () => acceptAll(initial, now),
      save: () => saveSelection(initial, chosen, now),
      deny: () => deny(initial, first, now),
    }
    setOpen(false)
    carryOut(view, action, { before: former ?? first, consent: made[action]() })
  }
  const closed = () => {
    close()
    // A link leads on from it, or another tab has decided meanwhile.
    const isLeft = window.location.pathname !== openedOn
    if (!hasPressed.current && !wasDecided && !isLeft && !decided()) decide('deny')
  }
  const showDetails = (shown: boolean) => {
    setDetailed(shown)
    // The button that was pressed is gone.
    start.current?.focus()
  }

  /** Refusing looks like accepting, and takes as many presses. */
  const choices = (variant: 'primary' | 'secondary') => (
    <div className="grid auto-rows-fr grow basis-full grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
      <Button variant={variant} onClick={() => decide('deny')}>
        {words.deny}
      </Button>
      <Button variant={variant} onClick={() => decide('accept_all')}>
        {words.acceptAll}
      </Button>
    </div>
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
      closeLabel={wasDecided ? words.keep : words.close}
      open={isOpen}
      onClose={closed}
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

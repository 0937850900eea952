import type { FormEvent } from 'react'
import { Button, chevronDownPath, IconFrame } from '@/lib/storefront/design/ui'
import { Dialog, useHydrated } from '@/lib/storefront/design/ui/client'
import { ChosenFields, FacetFields } from './facet-fields'
import type { ControlProps } from './listing-frame.client'
import { type Chosen, chosenOf, chosenOfAll, type FacetView, openInDrawer, withShades } from './listing-view'

type Props = ControlProps & { dialog: string; clearHref: string; isPending: boolean }

/** A drawer with all filters of a listing. */
export function FilterDrawer({ dialog, clearHref, isPending, ...controls }: Props) {
  const { path, chosen, facets, words, onSend } = controls
  const form = `${dialog}-form`
  const open = openInDrawer(facets)
  // With scripts each choice applies at once, and the button only closes the drawer.
  const scripts = useHydrated()
  const close = (event: FormEvent<HTMLFormElement>) => {
    onSend(event)
    document.querySelector<HTMLDialogElement>(`#${CSS.escape(dialog)}`)?.close()
  }
  // The button that opened the dialog may be gone, so the focus is returned explicitly.
  const giveFocusBack = () => {
    const focused = document.activeElement
    if (focused !== document.body && !focused?.closest('dialog')) return
    document.querySelector<HTMLElement>(`[commandfor="${CSS.escape(dialog)}"]`)?.focus()
  }
  return (
    <Dialog
      id={dialog}
      title={words.filters}
      position="right"
      closeLabel={words.close}
      onClose={giveFocusBack}
      footer={
        <>
          <Button
            type="submit"
            form={form}
            className="flex-[1_1_max-content]"
            loading={isPending && words.loading}
          >
            {scripts ? <span data-with-scripts>{words.show}</span> : words.apply}
          </Button>
          {chosenOfAll(chosen, facets) > 0 && (
            <a
              href={clearHref}
              className="inline-flex min-h-12 grow items-center justify-center rounded-field px-3 font-bold text-accent hover:bg-ink/6"
              data-control="drawer:clear"
            >
              {words.clear}
            </a>
          )}
        </>
      }
    >
      <form id={form} action={path} onSubmit={close}>
        {facets.map((facet) => (
          <details
            key={facet.name}
            open={open.has(facet.name)}
            data-shown={open.has(facet.name) ? '' : undefined}
            className="border-line border-b"
            data-control={`drawer:${facet.name}`}
          >
            <summary className="-mx-2 flex min-h-14 items-center gap-3 rounded-field px-2 py-2 transition-colors hover:text-accent">
              <span className="min-w-0 flex-1">
                <span className="block font-bold">{facet.label}</span>
                {chosenOf(chosen, facet.name) > 0 && (
                  <span className="block truncate text-quiet text-small">
                    {chosenWords(facet, chosen, words.currency)}
                  </span>
                )}
              </span>
              <IconFrame
                path={chevronDownPath}
                className="size-5 transition-[rotate] [details[open]>summary>&]:rotate-180"
              />
            </summary>
            <div className="-mx-3 pb-3">
              <FacetFields {...controls} facet={facet} place="drawer" />
            </div>
          </details>
        ))}
        <ChosenFields chosen={chosen} except={facets.map(({ name }) => name)} />
      </form>
    </Dialog>
  )
}

/** The chosen values of a filter, on a line below its name. */
function chosenWords(facet: FacetView, { filters, price }: Chosen, currency: string): string {
  if (facet.name === 'price') return `${price?.from ?? ''} – ${price?.to ?? ''} ${currency}`
  const chosen = filters[facet.name] ?? []
  return withShades(facet.values)
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ')
}

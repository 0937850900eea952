import { Switch } from '@/lib/storefront/design/ui'
import type { ConsentView } from '@/schemas/api/consent'

type Category = ConsentView['categories'][number]
type Words = ConsentView['words']
type Props = {
  words: Words
  chosen: ReadonlySet<string>
  /** Switches services on or off. */
  change: (names: readonly string[], isOn: boolean) => void
}

/** The categories, each with a switch for all of its services and one for each. */
export const Categories = ({ categories, ...rest }: Props & { categories: readonly Category[] }) => (
  <ul className="mt-5 divide-y divide-line border-line border-y">
    {categories.map((category) => (
      <li key={category.group} className="py-3">
        <CategoryRow category={category} {...rest} />
      </li>
    ))}
  </ul>
)

function CategoryRow({ category, words, chosen, change }: Props & { category: Category }) {
  const { title, text, required, services } = category
  const names = services.map(({ name }) => name)
  const isOn = (name: string) => required || chosen.has(name)
  const count = names.filter(isOn).length
  const summary = words.services
    .replace('{on}', () => String(count))
    .replace('{all}', () => String(names.length))
  return (
    <>
      <Switch
        label={<span className="font-bold">{title}</span>}
        note={required ? words.always : undefined}
        checked={required || (count > 0 && count === names.length)}
        disabled={required || names.length === 0}
        onChange={({ target }) => change(names, target.checked)}
      />
      {text && <p className="max-w-prose text-quiet text-small">{text}</p>}
      {names.length > 0 && (
        <details className="mt-1">
          <summary className="inline-block cursor-pointer py-2 text-small underline underline-offset-4 hover:text-accent">
            {summary}
          </summary>
          <ul className="mb-2 grid gap-3 rounded-field bg-ground px-4 py-3">
            {services.map((service) => (
              <li key={service.name}>
                <Service
                  service={service}
                  words={words}
                  checked={isOn(service.name)}
                  required={required}
                  change={change}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type ServiceProps = {
  service: Category['services'][number]
  words: Words
  checked: boolean
  required: boolean
  change: Props['change']
}

function Service({ service, words, checked, required, change }: ServiceProps) {
  const { name, title, company, text, storage } = service
  return (
    <>
      <Switch
        label={title}
        checked={checked}
        disabled={required}
        onChange={({ target }) => change([name], target.checked)}
      />
      {text && <p className="max-w-prose text-small">{text}</p>}
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-quiet text-small">
        {company && (
          <>
            <dt>{words.company}</dt>
            <dd>{company}</dd>
          </>
        )}
        {storage.length > 0 && (
          <>
            <dt>{words.storage}</dt>
            <dd className="wrap-anywhere">{storage.join(', ')}</dd>
          </>
        )}
      </dl>
    </>
  )
}

import { colonOf, type Text } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Badge, TableRegion, TextLink, tableClasses } from '@/lib/storefront/design/ui'
import { catalogueAddress } from './addresses'
import type { EditorWords } from './editor-words'
import type { Field } from './entries'

type Props = {
  fields: readonly Field[]
  labelledBy: string
  market: Market
  t: Text
  words: EditorWords
}

const options = ({ options: list = [] }: Field, { lang, say }: EditorWords) =>
  list.map(({ value, name }, index) => (
    <span key={value}>
      {index > 0 && ', '}
      <code>{value}</code> <span lang={lang}>{say(name)}</span>
    </span>
  ))

function Values({ field, market, t, words }: { field: Field } & Pick<Props, 'market' | 't' | 'words'>) {
  const facts = [
    field.options && { term: t('catalogue.options'), value: options(field, words) },
    (field.type === 'bloks' || field.type === 'stories') && {
      term: t('catalogue.allowed'),
      value: field.allow
        ? field.allow.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <TextLink href={catalogueAddress(market.code, name)}>
                <code>{name}</code>
              </TextLink>
            </span>
          ))
        : field.except
          ? t('catalogue.anyBlockBut', { names: field.except.join(', ') })
          : t('catalogue.anyBlock'),
    },
  ].filter((fact) => typeof fact === 'object')
  return (
    <>
      {field.help && <p lang={words.lang}>{words.say(field.help)}</p>}
      {facts.map(({ term, value }) => (
        <p key={term} className="text-quiet">
          {term}
          {colonOf(market.language)} {value}
        </p>
      ))}
      {field.maximum !== undefined && (
        <p className="text-quiet">{t('catalogue.maximum', { count: field.maximum })}</p>
      )}
      {field.tab && <p className="text-quiet">{t('catalogue.tab', { tab: words.say(field.tab) })}</p>}
    </>
  )
}

export function FieldsTable({ fields, labelledBy, market, t, words }: Props) {
  const heads = [t('catalogue.field'), t('catalogue.label'), t('catalogue.type'), t('catalogue.help')]
  return (
    <TableRegion label={t('catalogue.fields')}>
      <table className={tableClasses.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${tableClasses.head} text-start`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row" className={`${tableClasses.rowHead} text-start`}>
                <code>{field.name}</code>
                {field.required && (
                  <span className="mt-1 block">
                    <Badge>{t('catalogue.required')}</Badge>
                  </span>
                )}
              </th>
              <td className={tableClasses.cell} lang={words.lang}>
                {words.say(field.label)}
              </td>
              <td className={tableClasses.cell}>
                <code>{field.type}</code>
              </td>
              <td className="min-w-56 border-line border-b px-3 py-2 align-top">
                <Values field={field} market={market} t={t} words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

import { marketText } from '@/lib/platform/i18n'
import { Button, Dialog, opensDialog, Select, uiWords } from '@/lib/storefront/design/ui'
import { ToastButtons } from './islands'
import { Part, type PartProps, Row, Specimen } from './part'

const dialogs = [
  { id: 'design-center', open: 'openCenter', title: 'dialogTitle', position: 'center' },
  { id: 'design-right', open: 'openRight', title: 'basketTitle', position: 'right' },
  { id: 'design-left', open: 'openLeft', title: 'filterTitle', position: 'left' },
  { id: 'design-mobile-left', open: 'openMobileLeft', title: 'menuTitle', position: 'mobileLeft' },
] as const

const questions = ['fit', 'warm', 'wash'] as const
const toasts = ['success', 'error', 'warning', 'info', 'default'] as const

export function Overlays({ market }: PartProps) {
  const t = marketText(market)
  const words = uiWords(market)
  const name = (type: (typeof toasts)[number]) =>
    t('ui.design.show', { name: words.toasts.types[type] || t('ui.design.plain') })
  return (
    <Part id="overlays" title={t('ui.design.overlays')} tone="card">
      <Specimen title={t('ui.design.dialogs')}>
        <Row>
          {dialogs.map(({ id, open }) => (
            <Button key={id} variant="secondary" {...opensDialog(id)}>
              {t(`ui.design.${open}`)}
            </Button>
          ))}
        </Row>
        {dialogs.map(({ id, title, position }) => (
          <Dialog
            key={id}
            id={id}
            title={t(`ui.design.${title}`)}
            position={position}
            closeLabel={words.close}
            footer={
              <form method="dialog" className="contents">
                <Button type="submit">{t('ui.design.understood')}</Button>
              </form>
            }
          >
            <div className="grid gap-4">
              <p>{t('ui.design.dialogText')}</p>
              {position === 'left' && (
                <Select
                  id={`${id}-country`}
                  label={t('ui.design.country')}
                  options={[{ value: market.code, label: market.country }]}
                />
              )}
              {questions.map((question) => (
                <div key={question}>
                  <h3 className="font-bold">{t(`ui.design.${question}Question`)}</h3>
                  <p className="text-quiet">{t(`ui.design.${question}Answer`)}</p>
                </div>
              ))}
              <div>
                <Button variant="quiet" {...opensDialog('design-nested')}>
                  {t('ui.design.openMore')}
                </Button>
              </div>
            </div>
          </Dialog>
        ))}
        <Dialog id="design-nested" title={t('ui.design.dialogNested')} closeLabel={words.close}>
          <p>{t('ui.design.dialogNestedText')}</p>
          <div className="mt-4">
            <ToastButtons
              toasts={[{ type: 'success', label: name('success'), text: t('ui.design.toastSuccess') }]}
            />
          </div>
        </Dialog>
      </Specimen>
      <Specimen title={t('ui.design.toasts')}>
        <ToastButtons
          toasts={toasts.map((type) => ({
            type,
            label: name(type),
            text: t(`ui.design.toast${capital(type)}`),
          }))}
        />
      </Specimen>
    </Part>
  )
}

const capital = <Word extends string>(word: Word) =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>

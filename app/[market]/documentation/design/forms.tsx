import { formWords } from '@/lib/content/forms'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { marketsOf } from '@/lib/platform/markets'
import {
  Checkbox,
  DateField,
  FileField,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
  uiWords,
} from '@/lib/storefront/design/ui'
import { Part, type PartProps, Specimen } from './part'

export function Forms({ market }: PartProps) {
  const t = marketText(market)
  const words = uiWords(market)
  const { file, dateParts } = formWords(market)
  const countries = [...new Set(marketsOf(config().brand).map(({ country }) => country))]
  return (
    <Part id="forms" title={t('ui.design.forms')}>
      <Specimen title={t('ui.design.fields')}>
        <form className="grid gap-x-6 gap-y-5 sm:grid-cols-2" aria-label={t('ui.design.fields')}>
          <TextField
            id="design-email"
            type="email"
            label={t('ui.design.email')}
            hint={t('ui.design.emailHint')}
            required
          />
          <TextField
            id="design-email-error"
            type="email"
            label={t('ui.design.email')}
            error={t('ui.design.emailError')}
            defaultValue="mila@"
            required
          />
          <TextField id="design-name" label={t('ui.design.name')} optionalMark={words.optionalMark} />
          <TextField id="design-dirty" label={t('ui.design.nameDirty')} dirty defaultValue="Mila" />
          <TextField
            id="design-pending"
            label={t('ui.design.postcode')}
            inputMode="numeric"
            pending
            defaultValue="8001"
          />
          <TextField id="design-invalid" label={t('ui.design.invalid')} invalid defaultValue="NEST-2024" />
          <TextField id="design-locked" label={t('ui.design.locked')} disabled defaultValue="104 882" />
          <Select
            id="design-country"
            label={t('ui.design.country')}
            hint={t('ui.design.countryHint')}
            defaultValue=""
            options={[
              { value: '', label: t('ui.design.chooseCountry') },
              ...countries.map((country) => ({ value: country, label: country })),
            ]}
          />
          <DateField
            id="design-birthday"
            label={t('ui.design.birthday')}
            optionalMark={words.optionalMark}
            parts={dateParts.map((part) => ({ ...part, name: `birthday-${part.part}` }))}
          />
          <FileField
            id="design-document"
            name="document"
            label={t('ui.design.document')}
            words={file}
            locale={market.iso}
            numberLocale={market.numberLocale}
            required
          />
          <div className="sm:col-span-2">
            <TextArea id="design-message" label={t('ui.design.message')} required />
          </div>
        </form>
      </Specimen>
      <Specimen title={t('ui.design.choices')}>
        <form className="grid gap-x-6 gap-y-6 sm:grid-cols-2" aria-label={t('ui.design.choices')}>
          <div>
            <Checkbox
              id="design-newsletter"
              label={t('ui.design.newsletter')}
              note={t('ui.design.newsletterNote')}
              defaultChecked
            />
            <Checkbox id="design-terms" label={t('ui.design.terms')} />
            <Checkbox
              id="design-gift"
              label={t('ui.design.giftWrap')}
              note={t('ui.design.giftWrapNote')}
              disabled
            />
            <Checkbox id="design-gift-on" label={t('ui.design.giftWrap')} disabled defaultChecked />
            <Checkbox
              id="design-terms-error"
              label={t('ui.design.terms')}
              error={t('ui.design.termsError')}
              required
            />
            <Switch label={t('ui.design.newsletter')} defaultChecked />
            <Switch label={t('ui.design.giftWrap')} />
            <Switch label={t('ui.design.terms')} disabled defaultChecked />
          </div>
          <div className="grid content-start gap-6">
            <RadioGroup
              id="design-delivery"
              name="delivery"
              legend={t('ui.design.delivery')}
              defaultValue="standard"
              options={[
                { value: 'standard', label: t('ui.design.standard') },
                { value: 'express', label: t('ui.design.express') },
                {
                  value: 'pickup',
                  label: t('ui.design.pickup'),
                  note: t('ui.design.pickupNote'),
                  disabled: true,
                },
              ]}
            />
            <RadioGroup
              id="design-payment"
              name="payment"
              legend={t('ui.design.payment')}
              error={t('ui.design.paymentError')}
              required
              options={[
                { value: 'invoice', label: t('ui.design.invoicePay') },
                { value: 'card', label: t('ui.design.card') },
              ]}
            />
          </div>
        </form>
      </Specimen>
    </Part>
  )
}

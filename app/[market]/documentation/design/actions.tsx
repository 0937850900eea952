import { marketText } from '@/lib/platform/i18n'
import {
  Badge,
  Button,
  Chip,
  Icon,
  IconButton,
  LinkButton,
  LinkChip,
  RemovableChip,
  TextLink,
  uiWords,
} from '@/lib/storefront/design/ui'
import { Part, type PartProps, Row, Specimen } from './part'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'normal', 'large'] as const

export function Actions({ market }: PartProps) {
  const t = marketText(market)
  const words = uiWords(market)
  const here = `/${market.code}/documentation/design/`
  return (
    <Part id="actions" title={t('ui.design.actions')}>
      <Specimen title={t('ui.design.buttons')}>
        <div className="grid gap-4">
          <Row>
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                {t(`ui.design.${variant}`)}
              </Button>
            ))}
          </Row>
          <Row>
            {sizes.map((size) => (
              <Button key={size} size={size} icon={<Icon name="basket" />}>
                {t(`ui.design.${size}`)}
              </Button>
            ))}
          </Row>
          <Row>
            <Button loading={t('ui.design.busy')}>{t('ui.design.primary')}</Button>
            <Button variant="secondary" loading={t('ui.design.busy')}>
              {t('ui.design.secondary')}
            </Button>
            <Button disabled>{t('ui.design.disabled')}</Button>
          </Row>
          <Row>
            <IconButton label={t('ui.design.search')} icon={<Icon name="search" className="size-6" />} />
            <IconButton label={t('ui.design.wishlist')} icon={<Icon name="heart" className="size-6" />} />
            <IconButton label={words.close} icon={<Icon name="close" className="size-6" />} disabled />
          </Row>
        </div>
      </Specimen>
      <Specimen title={t('ui.design.links')}>
        <div className="grid justify-items-start gap-3">
          <Row>
            <LinkButton href={here}>{t('ui.design.more')}</LinkButton>
            <LinkButton href={here} variant="secondary" iconEnd={<Icon name="arrow-right" />}>
              {t('ui.design.service')}
            </LinkButton>
          </Row>
          <TextLink href={here} look="onward">
            {t('ui.design.more')}
          </TextLink>
          <p>{t.rich('ui.design.inText', { link: (chunks) => <TextLink href={here}>{chunks}</TextLink> })}</p>
          <TextLink href={here} look="quiet">
            {t('ui.design.service')}
          </TextLink>
        </div>
      </Specimen>
      <Specimen title={t('ui.design.labels')}>
        <div className="grid gap-4">
          <Row>
            <Badge tone="new">{t('ui.design.badgeNew')}</Badge>
            <Badge tone="sale">{t('ui.design.badgeSale')}</Badge>
            <Badge tone="success" icon={<Icon name="check" />}>
              {t('ui.design.badgeStock')}
            </Badge>
            <Badge tone="warning">{t('ui.design.badgeFew')}</Badge>
            <Badge tone="error">{t('ui.design.badgeOut')}</Badge>
            <Badge tone="info">{t('ui.design.badgeOnline')}</Badge>
            <Badge icon={<Icon name="leaf" />}>{t('ui.design.badgeOrganic')}</Badge>
          </Row>
          <Row>
            <Chip selected>{t('ui.design.chipOn')}</Chip>
            <Chip>{t('ui.design.chipOff')}</Chip>
            <Chip disabled>{t('ui.design.chipOut')}</Chip>
            <LinkChip href={here} selected>
              {t('ui.design.filterAge')}
            </LinkChip>
            <LinkChip href={here}>{t('ui.design.filterColour')}</LinkChip>
          </Row>
          <Row>
            {(['filterColour', 'filterAge'] as const).map((filter) => {
              const name = t(`ui.design.${filter}`)
              return (
                <RemovableChip key={filter} href={here} removeLabel={words.removeChip(name)}>
                  {name}
                </RemovableChip>
              )
            })}
          </Row>
        </div>
      </Specimen>
    </Part>
  )
}

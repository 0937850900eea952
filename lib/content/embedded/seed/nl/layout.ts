import { paragraph, scheduled, trigger } from '../build'
import { categoryGroup, consentCategories, hotlineCard, line, linkGroup, links, marks, type NamedLink, paymentMarks, registrations, shippingConditions } from '../build-layout'
import type { CategoryKey } from '../category-looks'
import type { Place } from '../place'
import type { Draft } from '../types'
import { dutchCategories } from './categories/index'
import { dutchWords } from './words'

const payments = {
  KK: 'Creditcard',
  PP: 'Online portemonnee',
  RE: 'Factuur',
  V: 'Vooruitbetaling',
  IL: 'Nederlandse bankbetaling',
}

/** What helps to choose stands beside the categories in the menu. */
const menuGuides: Partial<Record<CategoryKey, NamedLink[]>> = {
  unterwegs: [['Veilig in de auto', 'advies/autostoel']],
  schlafen: [['Slaapzak: welke TOG?', 'advies/slaapzak-tog']],
  kleidung: [['Maatwijzer', 'maatwijzer']],
}

export function layout(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'layouts/layout',
    group: 'layouts/layout',
    name: 'Kop en voet',
    content: {
      component: 'layout',
      navigation: [
        ...dutchCategories(words).map((group) => categoryGroup(group, ...(menuGuides[group.key] ?? []))),
        linkGroup(
          'Advies',
          'advies/',
          ['Babyuitzet', 'advies/uitzet'],
          ['Slaapzak: welke TOG?', 'advies/slaapzak-tog'],
          ['Veilig in de auto', 'advies/autostoel'],
          ['Vijf vragen over de wagen', 'advies/kinderwagen-vragen'],
          ['Draagzak of draagdoek?', 'advies/draagzak-of-doek'],
          ['Maatwijzer', 'maatwijzer'],
        ),
      ],
      featured: links(
        ['Vind uw maat', 'maatwijzer'],
        ['Babyuitzet', 'advies/uitzet'],
        ['Cadeaus', 'kategorieseiten/spelen/'],
      ),
      serviceLinks: links(
        ['Verzending en retour', 'verzending'],
        ['Veelgestelde vragen', 'veelgestelde-vragen'],
        ['Service', 'service/'],
      ),
      sellingPoints: [
        line('30 dagen retour', 'Gratis en zonder uitleg', 'return', 'verzending'),
        line(`In huis in ${words.days}`, `Verzending ${words.standard}`, 'truck', 'verzending'),
        line('Betalen op factuur', 'Eerst bekijken, dan betalen', 'invoice', 'betalen'),
        line('Advies over de autostoel', 'Gratis, op afspraak', 'shield', 'service/persoonlijk-advies'),
      ],
      footerLinks: [
        linkGroup(
          'Service',
          'service/',
          ['Verzending en retour', 'verzending'],
          ['Betalen', 'betalen'],
          ['Veelgestelde vragen', 'veelgestelde-vragen'],
          ['Zo bereikt u ons', 'service/contact-informatie'],
          ['Persoonlijk advies', 'service/persoonlijk-advies'],
          ['Winkels', 'service/winkels'],
          ['Klacht melden', 'service/klacht'],
          ['Apparaten en batterijen', 'service/apparaten-en-batterijen'],
        ),
        linkGroup(
          'Advies',
          'advies/',
          ['Babyuitzet', 'advies/uitzet'],
          ['Slaapzak: welke TOG?', 'advies/slaapzak-tog'],
          ['Veilig in de auto', 'advies/autostoel'],
          ['Een kinderwagen kiezen', 'advies/kinderwagen-vragen'],
          ['Maatwijzer', 'maatwijzer'],
        ),
        linkGroup(
          'Nestling',
          undefined,
          ['Over ons', 'over-ons'],
          ['Nieuwsbrief', 'nieuwsbrief'],
          ['Voor de redactie', 'documentation/'],
        ),
      ],
      paymentProviders: paymentMarks(here.payments, payments),
      trustSeals: marks(
        ['30 dagen retour', 'return-arrow'],
        ['Versleutelde verbinding', 'lock'],
        ['Autostoelen volgens UN R129', 'shield'],
      ),
      deliveryProviders: marks(
        ['Pakket thuis', 'parcel'],
        ['Afhaalpunt', 'pick-up'],
        ['Transporteur tot in de woning', 'express'],
      ),
      socialLinks: [],
      legalInfos: [
        ...links(
          ['Colofon', 'colofon'],
          ['Privacy', 'privacy'],
          ['Algemene voorwaarden', 'algemene-voorwaarden'],
          ['Herroepingsrecht', 'herroeping'],
          ['Toegankelijkheid', 'toegankelijkheid'],
        ),
        ...registrations('service/apparaten-en-batterijen', words.battery, words.electronics),
      ],
      hotlineCards: [
        hotlineCard({
          title: `Service ${words.country}`,
          text: 'Schrijf ons. Wij antwoorden in het Nederlands, binnen één werkdag.',
          hours: words.hours,
          phone: here.hotline,
          email: here.serviceEmail,
        }),
      ],
      orderServices: [
        line('Levering', `Pakketten in ${words.days}`, 'truck', 'verzending'),
        line('Retour', '30 dagen, gratis', 'return', 'verzending'),
        line('Betalen', 'Factuur, kaart, portemonnee of vooruit', 'invoice', 'betalen'),
      ],
      contactSubjects: [
        line('Vraag over een artikel', 'Maten, materiaal, leverbaarheid', 'info'),
        line('Vraag over een bestelling', 'Houd het bestelnummer bij de hand', 'truck'),
        line('Retour of gebrek', 'Met een foto antwoorden wij sneller', 'return'),
        line('Mijn account', 'Aanmelden, adressen, nieuwsbrief', 'user'),
      ],
      titleTemplate: '%s – Nestling',
      defaultDescription:
        'Nestling: meubels, kleding en uitrusting voor gezinnen, met precieze maten en duidelijke levertijden.',
      consentTitle: 'U beslist',
      consentText:
        'Om het winkelmandje te laten werken, bewaren wij enkele gegevens op uw apparaat. Al het andere is vrijwillig en past u altijd aan via de link onderaan de pagina.',
      consentAcceptAll: 'Alles toestaan',
      consentSave: 'Keuze bewaren',
      consentDeny: 'Alleen noodzakelijke',
      consentCategories: consentCategories({
        essential: ['Noodzakelijk', 'Winkelmandje, aanmelden, land en taal. Zonder werkt het niet.'],
        statistics: [
          'Statistiek',
          'Telt bezoeken en ordent aanbevelingen, zodat wij zien welke pagina’s helpen.',
        ],
        marketing: [
          'Spaarprogramma en reclame',
          'Onthoudt of u via een spaarpartner kwam en toont u elders wat u hier bekeek.',
        ],
      }),
      shippingConditions: shippingConditions(
        { label: 'Levering met transporteur', cost: here.bulkyShipping },
        { label: 'Standaardverzending', cost: here.standardShipping },
      ),
      hasDownloads: 'yes',
      campaignsTop: [
        scheduled(
          { from: '2026-11-30 23:00', to: `2026-12-${here.lastOrderDay} 11:00` },
          paragraph(`Uiterlijk ${words.lastOrder} om 12 uur besteld, vóór Kerstmis in huis.`, {
            type: 'small',
            positioning: 'center',
            backgroundColor: 'butter',
          }),
        ),
      ],
      campaignsBottom: [
        scheduled(
          {
            from: '2026-11-14 23:00',
            to: '2026-12-24 12:00',
            triggers: [
              trigger('url', `/${here.market.code}/verzending/,/${here.market.code}/veelgestelde-vragen/`),
            ],
          },
          paragraph(`Kerstcadeaus kunt u terugsturen tot ${words.returnUntil}.`, { backgroundColor: 'sage' }),
        ),
      ],
    },
  }
}

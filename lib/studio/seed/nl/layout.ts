import { paragraph, scheduled, trigger } from '../build'
import {
  consentCategories,
  hotlineCard,
  line,
  linkGroup,
  links,
  marks,
  paymentMarks,
  shippingConditions,
} from '../build-layout'
import type { Place } from '../place'
import type { Draft } from '../types'
import { dutchWords } from './words'

const payments = {
  KK: 'Creditcard',
  PP: 'Online portemonnee',
  RE: 'Factuur',
  V: 'Vooruitbetaling',
  IL: 'Nederlandse bankbetaling',
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
        linkGroup(
          'Onderweg',
          'kategorieseiten/kinderwagens',
          ['Kinderwagens', 'kategorieseiten/kinderwagens'],
          ['Veilig in de auto', 'advies/autostoel'],
        ),
        linkGroup('Slapen', 'advies/slaapzak-tog', ['Slaapzak: welke TOG?', 'advies/slaapzak-tog']),
        linkGroup('Kleding', 'maatwijzer', ['Maatwijzer', 'maatwijzer']),
        linkGroup(
          'Advies',
          'advies/',
          ['Alle teksten', 'advies/'],
          ['Autostoel', 'advies/autostoel'],
          ['Slaapzak', 'advies/slaapzak-tog'],
        ),
      ],
      featured: links(['Maat vinden', 'maatwijzer']),
      serviceLinks: links(
        ['Verzending en retour', 'verzending'],
        ['Veelgestelde vragen', 'veelgestelde-vragen'],
        ['Over ons', 'over-ons'],
      ),
      sellingPoints: [
        line('30 dagen retour', 'Gratis en zonder uitleg', 'return', 'verzending'),
        line(`In huis in ${words.days}`, `Verzending ${words.standard}`, 'truck', 'verzending'),
        line('Betalen op factuur', 'Eerst bekijken, dan betalen', 'invoice', 'veelgestelde-vragen'),
      ],
      footerLinks: [
        linkGroup(
          'Service',
          undefined,
          ['Verzending en retour', 'verzending'],
          ['Veelgestelde vragen', 'veelgestelde-vragen'],
          ['Maatwijzer', 'maatwijzer'],
        ),
        linkGroup(
          'Advies',
          'advies/',
          ['Slaapzak: welke TOG?', 'advies/slaapzak-tog'],
          ['Veilig in de auto', 'advies/autostoel'],
          ['Een kinderwagen kiezen', 'kategorieseiten/kinderwagens'],
        ),
        linkGroup('Nestling', undefined, ['Over ons', 'over-ons'], ['Voor de redactie', 'documentation/']),
      ],
      paymentProviders: paymentMarks(here.payments, payments),
      trustSeals: [],
      deliveryProviders: marks('Pakket thuis', 'Afhaalpunt', 'Transporteur tot in de woning'),
      socialLinks: [],
      legalInfos: links(['Colofon', 'colofon'], ['Privacy', 'privacy']),
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
        line('Betalen', 'Factuur, kaart, portemonnee of vooruit', 'card', 'veelgestelde-vragen'),
      ],
      contactSubjects: [
        line('Vraag over een artikel', 'Maten, materiaal, leverbaarheid', 'question'),
        line('Vraag over een bestelling', 'Houd het bestelnummer bij de hand', 'parcel'),
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
        statistics: ['Statistiek', 'Telt bezoeken, zodat wij zien welke pagina’s helpen.'],
        marketing: ['Reclame', 'Toont u op andere sites wat u bij ons bekeek.'],
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

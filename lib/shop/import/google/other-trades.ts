import { type FeedAttribute, ignored } from './attribute-use'

const vehicles = ignored('for vehicles')
const homes = ignored('for homes')

/** Attributes of Google's specification for goods that the shop does not sell. */
export const otherTrades: Readonly<Record<string, FeedAttribute>> = {
  make: vehicles,
  model: vehicles,
  trim: vehicles,
  year: vehicles,
  mileage: vehicles,
  vin: vehicles,
  body_style: vehicles,
  engine: vehicles,
  electric_range: vehicles,
  fuel_consumption: vehicles,
  fuel_consumption_discharged_battery: vehicles,
  energy_consumption: vehicles,
  co2_emissions: vehicles,
  emissions_standard: vehicles,
  date_first_registered: vehicles,
  certified_pre_owned: vehicles,
  vehicle_msrp: vehicles,
  vehicle_all_in_price: vehicles,
  vehicle_price_type: vehicles,
  vehicle_mandatory_inspection_included: vehicles,
  vehicle_expenses: vehicles,
  display_address: homes,
  latitude: homes,
  longitude: homes,
  neighborhood: homes,
  unit_area: homes,
  number_of_units: homes,
  property_name: homes,
  property_type: homes,
  number_of_bedrooms: homes,
  number_of_bathrooms: homes,
  amenity_feature: homes,
  utilities_included: homes,
  pet_policy: homes,
  specialty_housing_type: homes,
  lease_term: homes,
}

/**
 * Codes of item specifics on marketplaces that use codes, by the English name in a UK listing (in lower case). The
 * codes are those of Amazon's product type definitions.
 */
export const ASPECT_CODES: Readonly<Record<string, string>> = {
  'type': 'item_type_name',
  'colour': 'color',
  'color': 'color',
  'main colour': 'color',
  'material': 'material',
  'size': 'size',
  'style': 'style',
  'theme': 'theme',
  'mpn': 'part_number',
  'model': 'model_name',
  'manufacturer': 'manufacturer',
  'department': 'department',
  'uk shoe size': 'footwear_size',
  'eu shoe size': 'footwear_size',
  'us shoe size': 'footwear_size',
  'age level': 'age_range_description',
  'scale': 'scale_name',
  'features': 'special_feature',
  'room': 'room_type',
  'power source': 'power_source_type',
  'compatible brand': 'compatible_devices',
  'capacity': 'capacity',
  'pattern': 'pattern',
  'item weight': 'item_weight',
  'number of items': 'number_of_items',
  'fabric type': 'fabric_type',
  'country of origin': 'country_of_origin',
  'country/region of manufacture': 'country_of_origin',
};

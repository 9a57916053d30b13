const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

type Place = {
  mapsUrl: string | null;
  address: Readonly<
    Record<'city' | 'region' | 'country', string> & Record<'street' | 'postalCode', string | null>
  >;
};

/** Returns the link to the map: the one of the settings, or a search for the postal address. */
export function mapsLink({ mapsUrl, address }: Place): string {
  if (mapsUrl) return mapsUrl;
  const { street, postalCode, city, region, country } = address;
  const place = [street, [postalCode, city].filter(Boolean).join(' '), region, country];
  return SEARCH + encodeURIComponent(place.filter(Boolean).join(', '));
}

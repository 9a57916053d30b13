import type {
  Calendar,
  CalendarAddressResponse,
  CalendarMove,
  CalendarResponse,
} from '../../../../contracts/calendar';
import { contentApi, LIST_TAGS } from '../../../platform/panel/strapi-panel';

type Period = { from: string; to: string };
type Move = CalendarMove & { uid: string; documentId: string };
const ADDRESS = '/calendar-panel/address';
const urlOf = ({ data }: CalendarAddressResponse) => data.url;

const calendarApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query<Calendar, Period>({
      query: (params) => ({ url: '/calendar-panel', config: { params } }),
      transformResponse: ({ data }: CalendarResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: LIST_TAGS,
    }),
    moveEvent: build.mutation<void, Move>({
      query: ({ uid, documentId, ...data }) => ({
        url: `/calendar-panel/entries/${uid}/${documentId}`,
        method: 'PUT',
        data,
      }),
      // A refused move shows that the date was another one.
      invalidatesTags: LIST_TAGS,
    }),
    getCalendarAddress: build.query<string | null, void>({
      query: () => ADDRESS,
      transformResponse: urlOf,
      keepUnusedDataFor: 0,
    }),
    renewCalendarAddress: build.mutation<string | null, void>({
      query: () => ({ url: ADDRESS, method: 'POST' }),
      transformResponse: urlOf,
    }),
    endCalendarAddress: build.mutation<string | null, void>({
      query: () => ({ url: ADDRESS, method: 'PUT' }),
      transformResponse: urlOf,
    }),
  }),
});

export const {
  useGetCalendarQuery,
  useMoveEventMutation,
  useGetCalendarAddressQuery,
  useRenewCalendarAddressMutation,
  useEndCalendarAddressMutation,
} = calendarApi;

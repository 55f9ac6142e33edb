import type { RequestLine, RequestPart, RequestState } from '../../backend/operator/requests.ts';
import type { Channel } from '../../backend/requests.ts';
import { capital, howMany } from '../../kit/say.ts';
import { cityName } from '../../place/cities.ts';
import { timeNear } from '../../time/central.ts';
import { howLongBetween } from '../../time/how-long.ts';

/** "Plano 75024", "Outside our cities 76226". */
export const placeName = (cityId: string, zip: string | null = null): string => {
  const name = cityId === 'elsewhere' ? 'Outside our cities' : cityName(cityId);
  return zip ? `${capital(name)} ${zip}` : capital(name);
};

export const channelNames: Readonly<Record<Channel, string>> = {
  email: 'email',
  call: 'call',
  text: 'text',
  automated: 'recorded call',
};

/** What the list can be narrowed to, in words. */
export const stateNames: Readonly<Record<RequestState | 'late', string>> = {
  waiting: 'Waits for an answer',
  late: 'Late',
  answered: 'Answered yes',
  declined: 'All said no',
  kept: 'Kept for us',
  unconfirmed: 'Not confirmed yet',
  'taken back': 'Taken back',
};

/** How one company stands to a request: its sign, and what is said after its name. */
export interface Standing {
  readonly sign: 'open' | 'yes' | 'no' | 'late' | 'over';
  readonly says: string;
}

export function standingOf(part: RequestPart, line: RequestLine, now: string): Standing {
  const seen =
    line.confirmed_at && line.confirmed_at > part.sent_at ? line.confirmed_at : part.sent_at;
  switch (part.status) {
    case 'answered':
    case 'declined': {
      const took = part.answered_at ? `, ${howLongBetween(seen, part.answered_at)}` : '';
      return part.status === 'answered'
        ? { sign: 'yes', says: `yes${took}` }
        : { sign: 'no', says: `no${took}` };
    }
    case 'withdrawn':
      if (!line.withdrawn_at) return { sign: 'over', says: 'replaced by another' };
      return { sign: 'over', says: part.deleted_at ? 'copy deleted' : 'deletion not confirmed' };
    default:
      if (!part.promised_by) return { sign: 'open', says: 'waits for the confirmation' };
      return part.overdue
        ? { sign: 'late', says: `${howLongBetween(part.promised_by, now)} late` }
        : { sign: 'open', says: `by ${timeNear(part.promised_by, now)}` };
  }
}

/** What else there is to know of a request. */
export function notesOf(line: RequestLine): string[] {
  const { recipients } = line;
  const holding = recipients.filter(({ status }) => status !== 'withdrawn');
  const mayPick =
    !line.withdrawn_at && holding.some(({ status, overdue }) => status === 'declined' || overdue);
  const deleted = recipients.filter(({ deleted_at }) => deleted_at).length;
  return [
    line.kept_step && !line.withdrawn_at
      ? line.kept_step === 'done'
        ? 'kept for us, done'
        : 'kept for us'
      : '',
    mayPick ? 'may pick another' : '',
    line.stopped ? 'asked to stop' : '',
    line.withdrawn_at && recipients.length > 0
      ? `${deleted} of ${recipients.length} confirmed deletion`
      : '',
    line.same_as ? `same as ${line.same_as}` : '',
  ].filter(Boolean);
}

/** The heading: "Seven things wait for you". */
export const waitingWords = (count: number): string =>
  count === 0
    ? 'Nothing waits for you'
    : `${howMany(count)} ${count === 1 ? 'thing waits' : 'things wait'} for you`;

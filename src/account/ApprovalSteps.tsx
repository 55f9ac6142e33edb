import Milestone from '../kit/Milestone.tsx';

/** What comes after a company was sent for approval, going on now or still to come. */
export const ApprovalSteps = ({ isNow }: { readonly isNow: boolean }) => (
  <>
    <Milestone stands={isNow ? 'now' : 'later'}>
      A person looks at the name, the trades and the license. You get an email with yes or no, and
      why.
    </Milestone>
    <Milestone stands="later">
      You start a plan if you want to be listed: a flat monthly fee, and nothing before the yes.
      Homeowners can then pick you, and requests come to your dashboard.
    </Milestone>
  </>
);

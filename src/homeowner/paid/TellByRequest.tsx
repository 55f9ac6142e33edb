import { use } from 'react';
import { takeBackPaid } from '../../backend/paid.ts';
import type { RequestKey, StoredRequest } from '../../backend/requests.ts';
import { isPriced, readAddress } from '../../engine/index.ts';
import { AnswerForm } from '../calculator/AnswerForm.tsx';
import { loadRule } from '../calculator/load.ts';
import { recall } from '../calculator/memory.ts';
import { useAnswers } from '../calculator/use-answers.ts';
import TellPaid, { ToldPrice } from './TellPaid.tsx';

interface TellByRequestProps {
  readonly requestKey: RequestKey;
  readonly request: Pick<StoredRequest, 'trade_id' | 'city_id' | 'paid'>;
  /** It was told or taken back: reads the request again. */
  readonly onDone: () => void;
}

const Asked = ({ requestKey, request: { trade_id, city_id }, onDone }: TellByRequestProps) => {
  const { calculator, estimate: estimateFor } = use(loadRule(trade_id));
  const { answers: last } = readAddress(calculator, recall(trade_id));
  const state = useAnswers(calculator, last, () => estimateFor);
  const { estimate, answers } = state;
  return (
    <div className="grid gap-4">
      <p>
        What was done? Your last answers on this device stand here; change what came out another
        way.
      </p>
      <AnswerForm
        state={state}
        warnings={[]}
        narrowable={estimate.narrowable}
        onSubmit={state.submit}
      />
      {isPriced(estimate) && (
        <TellPaid
          calculator={calculator}
          answers={{ ...answers, city: city_id ?? 'elsewhere' }}
          estimate={estimate}
          cameFrom="request"
          onName={(field, value) => state.replace({ ...answers, [field]: value })}
          requestKey={requestKey}
          onDone={onDone}
        />
      )}
    </div>
  );
};

/** On the page of a private link: asks once what the job cost, or shows what was told. */
export default function TellByRequest(props: TellByRequestProps) {
  const { requestKey, request, onDone } = props;
  const price = request.paid?.price;
  return price ? (
    <ToldPrice
      told={{ ...price, usd: price.total_cents / 100 }}
      takeBack={() => takeBackPaid(requestKey)}
      onTakenBack={onDone}
    />
  ) : (
    <Asked {...props} />
  );
}

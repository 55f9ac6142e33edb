import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { steps, type Received, type Step } from '../../backend/received/received.ts';
import { movesOf, stepNames, whyFixed } from './moves.ts';

/** A card that is lifted, and the column it is over. */
export interface Lifted {
  readonly row: Received;
  readonly over: Step;
  readonly by: 'pointer' | 'keys';
}

/** How far a pointer moves, in pixels, before it drags rather than presses. */
const THRESHOLD = 6;

const columnAt = (x: number, y: number): Step | null => {
  for (const column of document.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    if (x >= left && x <= right && y >= top - 200 && y <= bottom + 200) {
      return (column.dataset.column as Step | undefined) ?? null;
    }
  }
  return null;
};

/**
 * Moving cards between columns by pointer and by keys: Space lifts and drops, arrows choose the column,
 * Escape puts back. There is no order within a column, so a library for it would earn nothing.
 * @param name how a card is spoken of
 */
export function useCardDrag(
  name: (row: Received) => string,
  isBusy: (row: Received) => boolean,
  onDrop: (row: Received, step: Step) => void,
) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [spoken, speak] = useState('');
  const held = useRef<{ row: Received; card: HTMLElement; x: number; y: number; moved: boolean }>(
    null,
  );
  const place = (row: Received, step: Step) => {
    setLifted(null);
    if (step === row.step) return speak(`${name(row)} is back in ${stepNames[step]}.`);
    if (!movesOf(row).includes(step)) {
      return speak(`${name(row)} stays in ${stepNames[row.step]}. ${whyFixed(row)}`);
    }
    speak(`${name(row)} dropped on ${stepNames[step]}.`);
    onDrop(row, step);
  };
  const putBack = (row: Received) => {
    setLifted(null);
    speak(`Put back. ${name(row)} is in ${stepNames[row.step]}.`);
  };

  const letGo = () => {
    const { card } = held.current ?? {};
    card?.style.removeProperty('translate');
    delete card?.dataset.dragged;
    held.current = null;
  };
  useEffect(() => {
    if (lifted?.by !== 'pointer') return;
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const row = held.current?.row;
      letGo();
      if (row) putBack(row);
    };
    document.addEventListener('keydown', cancel);
    return () => document.removeEventListener('keydown', cancel);
  });

  /** For the whole card; a finger drags by the grip alone, so that the page can be scrolled. */
  const cardEvents = (row: Received) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const isMove = target.closest('[data-moves]');
      const grip = !isMove && target.closest('button');
      if (event.button !== 0 || isBusy(row) || (!grip && event.pointerType !== 'mouse')) return;
      if (isMove) return;
      held.current = {
        row,
        card: event.currentTarget,
        x: event.clientX,
        y: event.clientY,
        moved: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const hand = held.current;
      if (!hand || hand.row.id !== row.id) return;
      const [dx, dy] = [event.clientX - hand.x, event.clientY - hand.y];
      if (!hand.moved) {
        if (Math.hypot(dx, dy) < THRESHOLD) return;
        hand.moved = true;
        hand.card.setPointerCapture(event.pointerId);
        hand.card.dataset.dragged = '';
      }
      hand.card.style.setProperty('translate', `${dx}px ${dy}px`);
      const over = columnAt(event.clientX, event.clientY) ?? row.step;
      setLifted((now) => (now?.over === over ? now : { row, over, by: 'pointer' }));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const hand = held.current;
      letGo();
      if (hand?.moved) place(row, columnAt(event.clientX, event.clientY) ?? row.step);
    },
    onPointerCancel: () => {
      const hand = held.current;
      letGo();
      if (hand?.moved) putBack(row);
    },
    // What ends a drag is no press of the link or button below it.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!lifted) return;
      event.preventDefault();
      event.stopPropagation();
    },
  });

  /** For the button of a card. */
  const gripKeys = (row: Received) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const isLifted = lifted?.by === 'keys' && lifted.row.id === row.id;
    const { key } = event;
    if (key === ' ') {
      event.preventDefault();
      if (isBusy(row)) return;
      if (isLifted) return place(row, lifted.over);
      const moves = movesOf(row);
      if (moves.length === 0) return speak(`${name(row)} cannot be moved. ${whyFixed(row)}`);
      setLifted({ row, over: row.step, by: 'keys' });
      return speak(
        `Lifted ${name(row)} from ${stepNames[row.step]}. Arrow keys choose a step, Space drops, Escape puts back.`,
      );
    }
    if (!isLifted) return;
    if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return putBack(row);
    }
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (way) {
      event.preventDefault();
      const open = steps.filter((step) => step === row.step || movesOf(row).includes(step));
      const over = open[open.indexOf(lifted.over) + way];
      if (!over) return speak(`No step ${way > 0 ? 'after' : 'before'} ${stepNames[lifted.over]}.`);
      setLifted({ ...lifted, over });
      return speak(`Over ${stepNames[over]}.`);
    }
  };
  /** The focus left the grip: what was lifted by keys goes back. */
  const onGripBlur = () => {
    if (lifted?.by === 'keys') putBack(lifted.row);
  };
  return { lifted, spoken, cardEvents, gripKeys, onGripBlur };
}

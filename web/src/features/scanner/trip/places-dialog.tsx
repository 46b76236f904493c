import { type FormEvent, useId, useState } from 'react';
import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import { CountField } from '@/ui/count-field.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { BigButton } from '../big-button.tsx';
import { scannerMessages } from '../scanner.messages.ts';
import { leastPlaces, readPlaces, withPlaces } from './places.ts';
import styles from './trip-form.module.css';

interface PlacesDialogProps {
  trip: OpenTrip;
  onSave(part: (trip: OpenTrip) => OpenTrip): void;
  onClose(): void;
}

/**
 * Changes a trip's number of places, for another boat or a broken seat. Never below those aboard.
 * Not the form hook: one number, saved on this device.
 */
export function PlacesDialog({ trip, onSave, onClose }: PlacesDialogProps) {
  const text = scannerMessages.trip;
  const id = useId();
  const [typed, setTyped] = useState(String(trip.total_passenger));
  const [isRefused, setRefused] = useState(false);
  const places = readPlaces(typed, trip);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (places === null) {
      setRefused(true);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    onSave((now) => withPlaces(now, places));
    onClose();
  };
  return (
    <Dialog
      title={text.editPlaces}
      onClose={onClose}
      footer={
        <BigButton type="submit" form={id}>
          {text.save}
        </BigButton>
      }
    >
      <form id={id} noValidate autoComplete="off" onSubmit={submit}>
        <CountField
          name="total_passenger"
          label={text.places}
          hint={trip.validated === 0 ? undefined : text.placesAboard(trip.validated)}
          value={typed}
          required
          error={isRefused && places === null ? text.placesTooFew(leastPlaces(trip)) : undefined}
          className={styles.places}
          data-autofocus
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}
